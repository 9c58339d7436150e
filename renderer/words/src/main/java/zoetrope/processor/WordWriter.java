package zoetrope.processor;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Parameterizable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/** A writer of single functions as Java source, with the full names of all types. */
final class WordWriter {
  private final DocComments comments;

  WordWriter(ProcessingEnvironment environment) {
    comments = new DocComments(environment);
  }

  /** Returns {@code circle(radius)} for {@code new Circle(radius)}. */
  String constructor(TypeElement type, ExecutableElement constructor) {
    String name = type.getSimpleName().toString();
    boolean generic = !type.getTypeParameters().isEmpty();
    return method(
        comments.of(constructor, type),
        constructor,
        name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1),
        Stream.<Parameterizable>of(type, constructor)
            .flatMap(e -> e.getTypeParameters().stream())
            .toList(),
        type.asType(),
        "new " + type.getQualifiedName() + (generic ? "<>" : ""));
  }

  /** Returns {@code circleThrough(a, b, c)} for {@code Circle.through(a, b, c)}. */
  String method(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    String word = method.getAnnotation(Word.class).value();
    return method(
        comments.of(method),
        method,
        word.isEmpty() ? name : word,
        method.getTypeParameters(),
        method.getReturnType(),
        method.getEnclosingElement() + "." + name);
  }

  private static String method(
      String comment,
      ExecutableElement called,
      String word,
      List<? extends TypeParameterElement> generics,
      TypeMirror result,
      String call) {
    StringBuilder text = new StringBuilder(comment);
    if (called.getAnnotation(SafeVarargs.class) != null) {
      text.append("  @SafeVarargs\n  @SuppressWarnings(\"varargs\")\n");
    }
    text.append("  public static ");
    if (!generics.isEmpty()) {
      text.append(generics.stream().map(WordWriter::declaration).collect(joining(", ", "<", "> ")));
    }
    text.append(result).append(' ').append(word);
    text.append(parameters(called, TypeMirror::toString));
    if (!called.getThrownTypes().isEmpty()) {
      text.append(
          called.getThrownTypes().stream()
              .map(TypeMirror::toString)
              .collect(joining(", ", " throws ", "")));
    }
    String arguments =
        called.getParameters().stream().map(Object::toString).collect(joining(", ", "(", ")"));
    return text.append(" {\n    return " + call + arguments + ";\n  }\n").toString();
  }

  private static String declaration(TypeParameterElement parameter) {
    String bounds =
        parameter.getBounds().stream().map(TypeMirror::toString).collect(joining(" & "));
    return parameter + (bounds.equals("java.lang.Object") ? "" : " extends " + bounds);
  }

  /** Returns the parameters in parentheses; {@code name} returns the name of a type. */
  static String parameters(ExecutableElement called, Function<TypeMirror, String> name) {
    List<String> all = new ArrayList<>();
    for (VariableElement parameter : called.getParameters()) {
      boolean last = all.size() == called.getParameters().size() - 1;
      TypeMirror type = parameter.asType();
      String written =
          last && called.isVarArgs()
              ? name.apply(((ArrayType) type).getComponentType()) + "..."
              : name.apply(type);
      all.add(written + " " + parameter);
    }
    return "(" + String.join(", ", all) + ")";
  }
}
