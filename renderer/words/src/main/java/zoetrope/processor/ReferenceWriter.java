package zoetrope.processor;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * A writer of entries of the reference. The first line of an entry has the kind, the owner, the
 * name, the signature and the type, separated by tabs. The Javadoc follows as plain text, with each
 * line indented by one blank.
 *
 * <p>Kinds are {@code word} (a static method of the vocabulary), {@code constant} (a field of it),
 * {@code type}, and {@code method}, {@code hook}, {@code static} and {@code field} (members of
 * types). A hook is a method that only the engine calls. The signature of a type has the full names
 * of its supertypes.
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

  String text(String vocabulary, Collection<String> roots) {
    TypeElement words = elements.getTypeElement(vocabulary);
    Set<String> vocabularies = new TreeSet<>();
    ancestors(words).forEach(type -> vocabularies.add(type.getQualifiedName().toString()));
    members(words, elements.getAllMembers(words).stream().filter(ReferenceWriter::isStatic), true);
    roots.stream()
        .map(elements::getTypeElement)
        .flatMap(ReferenceWriter::withNested)
        .filter(type -> isAccessible(type) && !vocabularies.contains(type.getQualifiedName() + ""))
        .forEach(this::type);
    return entries.stream().collect(joining("\n", "", "\n"));
  }

  /** Returns a type and all its supertypes except {@link Object}. */
  private Stream<TypeElement> ancestors(TypeElement type) {
    return Stream.concat(Stream.of(type), parents(type).flatMap(this::ancestors));
  }

  private Stream<TypeElement> parents(TypeElement type) {
    return types.directSupertypes(type.asType()).stream()
        .map(ancestor -> (TypeElement) types.asElement(ancestor))
        .filter(ancestor -> !ancestor.getQualifiedName().contentEquals("java.lang.Object"));
  }

  /** Returns the nearest supertypes that scenes can refer to. */
  private Stream<TypeElement> accessibleParents(TypeElement type) {
    return parents(type)
        .flatMap(parent -> isAccessible(parent) ? Stream.of(parent) : accessibleParents(parent));
  }

  /**
   * Returns a type and its supertypes that scenes cannot refer to; their members are listed as
   * those of the type.
   */
  private Stream<TypeElement> withHidden(TypeElement type) {
    Stream<TypeElement> hidden =
        parents(type).filter(parent -> !isAccessible(parent)).flatMap(this::withHidden);
    return Stream.concat(Stream.of(type), hidden);
  }

  static Stream<TypeElement> withNested(TypeElement type) {
    return Stream.concat(
        Stream.of(type),
        ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .flatMap(ReferenceWriter::withNested));
  }

  private void type(TypeElement type) {
    String ancestors =
        accessibleParents(type)
            .map(parent -> parent.getQualifiedName().toString())
            .filter(name -> !name.startsWith("java."))
            .distinct()
            .collect(joining(" "));
    Element outer = type.getEnclosingElement();
    add("type", outer, type, ancestors, type.getKind().name().toLowerCase(Locale.ROOT));
    members(type, withHidden(type).flatMap(t -> t.getEnclosedElements().stream()), false);
  }

  /** Adds the accessible {@code members}, sorted by name, then in the order of declaration. */
  private void members(TypeElement owner, Stream<? extends Element> members, boolean words) {
    members
        .filter(member -> isPublic(member) || !words && isForSubclasses(member))
        .filter(member -> elements.getOrigin(member) == Elements.Origin.EXPLICIT)
        .sorted(Comparator.comparing(member -> member.getSimpleName().toString()))
        .forEach(member -> member(owner, member, words));
  }

  private void member(TypeElement owner, Element member, boolean words) {
    if (member.getKind() == ElementKind.METHOD) {
      ExecutableElement method = (ExecutableElement) member;
      String memberKind = isHook(owner, method) ? "hook" : "method";
      String kind = words ? "word" : isStatic(method) ? "static" : memberKind;
      add(
          kind,
          owner,
          method,
          method.getSimpleName() + WordWriter.parameters(method, ReferenceWriter::simple),
          simple(method.getReturnType()));
    } else if (member.getKind() == ElementKind.FIELD
        || member.getKind() == ElementKind.ENUM_CONSTANT) {
      String name = member.getSimpleName().toString();
      add(words ? "constant" : "field", owner, member, name, simple(member.asType()));
    }
  }

  /**
   * Whether only the engine calls a method. This holds for methods of objects and animations that a
   * subclass may override but need not. It also holds for all methods with a type of the engine in
   * their signature.
   */
  private boolean isHook(TypeElement owner, ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    if (modifiers.contains(Modifier.ABSTRACT)) {
      return false;
    }
    boolean overridable =
        modifiers.contains(Modifier.PROTECTED) && !modifiers.contains(Modifier.FINAL);
    return overridable && !isScene(owner)
        || isOfEngine(method.getReturnType())
        || method.getParameters().stream().anyMatch(p -> isOfEngine(p.asType()));
  }

  private boolean isScene(TypeElement type) {
    return ancestors(type).anyMatch(t -> t.getSimpleName().contentEquals("Staging"));
  }

  private boolean isOfEngine(TypeMirror type) {
    Element element = types.asElement(type);
    return element != null && element.getAnnotation(OfEngine.class) != null
        || type instanceof DeclaredType declared
            && declared.getTypeArguments().stream().anyMatch(this::isOfEngine);
  }

  private void add(String kind, Element owner, Element element, String signature, String type) {
    String head =
        String.join("\t", kind, owner.toString(), element.getSimpleName(), signature, type);
    entries.add(
        comments.of(element).stream().map(line -> "\n " + line).collect(joining("", head, "")));
  }

  /** Returns a type without packages and annotations. */
  private static String simple(TypeMirror type) {
    return type.toString()
        .replaceAll("@[\\w.]+(\\([^)]*\\))? ?", "")
        .replaceAll("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])", "")
        .replace(",", ", ")
        .replace(",  ", ", ");
  }

  /** Whether an element and all enclosing elements are public, outside of internal packages. */
  private static boolean isAccessible(Element element) {
    return element.getKind() == ElementKind.PACKAGE
        ? !(element + ".").contains(".internal.")
        : isPublic(element) && isAccessible(element.getEnclosingElement());
  }

  static boolean isPublic(Element element) {
    return element.getModifiers().contains(Modifier.PUBLIC);
  }

  /** Whether a member is a method that subclasses call, such as the functions of a scene. */
  private static boolean isForSubclasses(Element member) {
    return member.getKind() == ElementKind.METHOD
        && member.getModifiers().contains(Modifier.PROTECTED);
  }

  private static boolean isStatic(Element element) {
    return element.getModifiers().contains(Modifier.STATIC);
  }
}
