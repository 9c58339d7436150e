package zoetrope.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;

/** A processor that generates {@code GeneratedWords}; see {@link WordsOf} and {@link Word}. */
@SupportedAnnotationTypes({"zoetrope.processor.WordsOf", "zoetrope.processor.Word"})
public final class WordsProcessor extends AbstractProcessor {
  private static final String NAME = "GeneratedWords";

  /** The order by simple names, which stays the same when a class moves to another package. */
  private static final Comparator<TypeElement> ORDER =
      Comparator.comparing((TypeElement type) -> type.getSimpleName().toString())
          .thenComparing(type -> type.getQualifiedName().toString());

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement base : ElementFilter.typesIn(round.getElementsAnnotatedWith(WordsOf.class))) {
      try {
        write(base, wordsByType(round, ancestorNamedBy(base)));
      } catch (IOException e) {
        report("cannot write " + NAME + ": " + e, base);
      }
    }
    return false;
  }

  /**
   * Returns the type that {@link WordsOf} names, as a mirror because the class itself cannot be
   * loaded during compilation.
   */
  private static TypeMirror ancestorNamedBy(TypeElement base) {
    return base.getAnnotationMirrors().stream()
        .filter(a -> a.getAnnotationType().toString().equals(WordsOf.class.getName()))
        .map(AnnotationMirror::getElementValues)
        .flatMap(values -> values.values().stream())
        .map(AnnotationValue::getValue)
        .map(TypeMirror.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private Map<TypeElement, List<String>> wordsByType(RoundEnvironment round, TypeMirror ancestor) {
    WordWriter writer = new WordWriter(processingEnv);
    Map<TypeElement, List<String>> all = new LinkedHashMap<>();
    ElementFilter.typesIn(round.getRootElements()).stream()
        .flatMap(ReferenceWriter::withNested)
        .sorted(ORDER)
        .forEach(
            type -> {
              List<String> words = words(type, ancestor, writer);
              if (!words.isEmpty()) {
                all.put(type, words);
              }
            });
    return all;
  }

  /**
   * Returns the functions for the members that {@code type} declares, in the order of declaration.
   */
  private List<String> words(TypeElement type, TypeMirror ancestor, WordWriter writer) {
    boolean constructors = isMadeByAuthors(type, ancestor);
    List<String> all = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getAnnotation(Word.class) != null) {
        check(member);
        all.add(writer.method((ExecutableElement) member));
      } else if (constructors
          && member.getKind() == ElementKind.CONSTRUCTOR
          && ReferenceWriter.isPublic(member)) {
        all.add(writer.constructor(type, (ExecutableElement) member));
      }
    }
    return all;
  }

  private boolean isMadeByAuthors(TypeElement type, TypeMirror ancestor) {
    Types types = processingEnv.getTypeUtils();
    return type.getKind() == ElementKind.CLASS
        && !type.getModifiers().contains(Modifier.ABSTRACT)
        && isVisible(type)
        && types.isSubtype(types.erasure(type.asType()), types.erasure(ancestor));
  }

  private void check(Element member) {
    if (!isVisible(member) || !member.getModifiers().contains(Modifier.STATIC)) {
      report("a @Word method must be public and static, and its class must be public", member);
    }
  }

  /** Whether an element and all enclosing elements are public. */
  private static boolean isVisible(Element element) {
    return element.getKind() == ElementKind.PACKAGE
        || ReferenceWriter.isPublic(element) && isVisible(element.getEnclosingElement());
  }

  private void write(TypeElement base, Map<TypeElement, List<String>> words) throws IOException {
    String inPackage = processingEnv.getElementUtils().getPackageOf(base).toString();
    // An incremental build recompiles all these types when one of them has changed.
    Element[] origins =
        Stream.concat(Stream.of(base), words.keySet().stream()).toArray(Element[]::new);
    try (Writer out =
        processingEnv.getFiler().createSourceFile(inPackage + "." + NAME, origins).openWriter()) {
      out.write("package " + inPackage + ";\n\n");
      out.write(Imports.over(body(base, words.values())));
    }
  }

  private static String body(TypeElement base, Collection<List<String>> words) {
    String head =
        """
        /** Functions for scenes, each of which calls a constructor or a method. */
        public abstract class NAME extends BASE {
          /** For subclasses; not to be instantiated. */
          protected NAME() {}
        """
            .replace("NAME", NAME)
            .replace("BASE", base.getSimpleName());
    return words.stream().flatMap(List::stream).collect(Collectors.joining("", head, "}\n"));
  }

  private void report(String problem, Element where) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, problem, where);
  }
}
