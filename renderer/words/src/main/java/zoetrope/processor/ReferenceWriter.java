package zoetrope.processor;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Writes entries of the reference: a line with the kind, the owner, the name, the signature and the
 * type, separated by tabs, then the Javadoc as plain text, each line after a blank.
 *
 * <p>Kinds are {@code word} (a static method of the vocabulary), {@code constant} (a field of it),
 * {@code type}, and {@code method}, {@code static} and {@code field} (members of types). The
 * signature of a type is what it extends and implements, by full names.
 */
final class ReferenceWriter {
  private final Elements elements;
  private final Types types;
  private final PlainComments comments;
  private final List<String> entries = new ArrayList<>();

  ReferenceWriter(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
    comments = new PlainComments(environment);
  }

  /** The whole reference. */
  String text(String vocabulary, Collection<String> roots) {
    TypeElement words = elements.getTypeElement(vocabulary);
    Set<String> vocabularies = new TreeSet<>();
    ancestors(words).forEach(type -> vocabularies.add(type.getQualifiedName().toString()));
    members(words, elements.getAllMembers(words).stream().filter(ReferenceWriter::isStatic), true);
    roots.stream()
        .map(elements::getTypeElement)
        .flatMap(ReferenceWriter::withNested)
        .filter(type -> isOffered(type) && !vocabularies.contains(type.getQualifiedName() + ""))
        .forEach(this::type);
    return entries.stream().collect(joining("\n", "", "\n"));
  }

  private Stream<TypeElement> ancestors(TypeElement type) {
    return Stream.concat(
        Stream.of(type),
        types.directSupertypes(type.asType()).stream()
            .map(ancestor -> (TypeElement) types.asElement(ancestor))
            .filter(ancestor -> !ancestor.getQualifiedName().contentEquals("java.lang.Object"))
            .flatMap(this::ancestors));
  }

  private static Stream<TypeElement> withNested(TypeElement type) {
    return Stream.concat(
        Stream.of(type),
        ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .flatMap(ReferenceWriter::withNested));
  }

  private void type(TypeElement type) {
    String ancestors =
        types.directSupertypes(type.asType()).stream()
            .map(ancestor -> ((TypeElement) types.asElement(ancestor)).getQualifiedName())
            .filter(ancestor -> !ancestor.toString().startsWith("java."))
            .collect(joining(" "));
    Element outer = type.getEnclosingElement();
    add("type", outer, type, ancestors, type.getKind().name().toLowerCase(java.util.Locale.ROOT));
    members(type, type.getEnclosedElements().stream(), false);
  }

  /** Adds what is public of {@code members}, sorted by name, then as they are declared. */
  private void members(TypeElement owner, Stream<? extends Element> members, boolean words) {
    members
        .filter(
            member -> isPublic(member) && elements.getOrigin(member) == Elements.Origin.EXPLICIT)
        .sorted(Comparator.comparing(member -> member.getSimpleName().toString()))
        .forEach(member -> member(owner, member, words));
  }

  private void member(TypeElement owner, Element member, boolean words) {
    if (member.getKind() == ElementKind.METHOD) {
      ExecutableElement method = (ExecutableElement) member;
      String kind = words ? "word" : isStatic(method) ? "static" : "method";
      add(kind, owner, method, signature(method), simple(method.getReturnType()));
    } else if (member.getKind() == ElementKind.FIELD
        || member.getKind() == ElementKind.ENUM_CONSTANT) {
      String name = member.getSimpleName().toString();
      add(words ? "constant" : "field", owner, member, name, simple(member.asType()));
    }
  }

  private void add(String kind, Element owner, Element element, String signature, String type) {
    String head =
        String.join("\t", kind, owner.toString(), element.getSimpleName(), signature, type);
    entries.add(
        comments.of(element).stream().map(line -> "\n " + line).collect(joining("", head, "")));
  }

  private static String signature(ExecutableElement method) {
    List<String> all = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      boolean last = all.size() == method.getParameters().size() - 1;
      TypeMirror type = parameter.asType();
      all.add(
          (last && method.isVarArgs()
                  ? simple(((ArrayType) type).getComponentType()) + "..."
                  : simple(type))
              + " "
              + parameter);
    }
    return method.getSimpleName() + "(" + String.join(", ", all) + ")";
  }

  /** A type without packages and annotations. */
  private static String simple(TypeMirror type) {
    return type.toString()
        .replaceAll("@[\\w.]+(\\([^)]*\\))? ?", "")
        .replaceAll("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])", "")
        .replace(",", ", ")
        .replace(",  ", ", ");
  }

  /** Whether an element is public and so is what it lies in, outside of internal packages. */
  private static boolean isOffered(Element element) {
    return element.getKind() == ElementKind.PACKAGE
        ? !(element + ".").contains(".internal.")
        : isPublic(element) && isOffered(element.getEnclosingElement());
  }

  private static boolean isPublic(Element element) {
    return element.getModifiers().contains(Modifier.PUBLIC);
  }

  private static boolean isStatic(Element element) {
    return element.getModifiers().contains(Modifier.STATIC);
  }
}
