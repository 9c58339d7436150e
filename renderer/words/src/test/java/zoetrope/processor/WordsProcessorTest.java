package zoetrope.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The processor generates functions for the constructors of compiled classes. */
class WordsProcessorTest {
  private static final String BASE =
      """
      package words;
      import things.Thing;
      import zoetrope.processor.WordsOf;
      @WordsOf(Thing.class)
      public abstract class Base {
        protected Base() {}
      }
      """;

  private static final String THING =
      """
      package things;
      public abstract class Thing<T> {
        public Thing() {}
      }
      """;

  /** A class that inherits all functions, so that it compiles only if they compile. */
  private static final String ALL =
      """
      package words;
      public final class All extends GeneratedWords {}
      """;

  @TempDir private Path folder;

  @Test
  void functionsHaveTheParametersOfTheirConstructors() throws IOException {
    String words =
        generate(
            """
            package things;
            import java.util.List;
            public final class Ring extends Thing<Ring> {
              public Ring() {}
              public Ring(double[] sizes, List<? extends String> names, int... more) {}
            }
            """);
    assertTrue(words.contains("public static Ring ring() {\n    return new Ring();"), words);
    assertTrue(
        words.contains(
            "public static Ring ring(double[] sizes, List<? extends String> names, int... more) {\n"
                + "    return new Ring(sizes, names, more);"),
        words);
  }

  @Test
  void functionsOfGenericClassesAreGeneric() throws IOException {
    String words =
        generate(
            """
            package things;
            public final class Pack<K, E extends Thing<?>> extends Thing<Pack<K, E>> {
              @SafeVarargs
              public Pack(K key, E... things) {}
            }
            """);
    assertTrue(
        words.contains(
            "public static <K, E extends Thing<?>> Pack<K,E> pack("
                + "K key, E... things) {\n    return new Pack<>(key, things);"),
        words);
    assertTrue(words.contains("@SafeVarargs\n"), words);
  }

  @Test
  void inaccessibleClassesAndConstructorsHaveNoFunctions() throws IOException {
    String words =
        generate(
            """
            package things;
            public final class Ring extends Thing<Ring> {
              public Ring() {}
              Ring(int hidden) {}
              public abstract static class Part extends Thing<Part> {
                public Part() {}
              }
              static final class Own extends Thing<Own> {
                public Own() {}
              }
            }
            """,
            """
            package things;
            public final class Other {
              public Other() {}
            }
            """);
    assertEquals(1, words.split("public static ", -1).length - 1, words);
  }

  @Test
  void annotatedMethodsBecomeFunctions() throws IOException {
    String words =
        generate(
            """
            package other;
            import zoetrope.processor.Word;
            public final class Colors {
              private Colors() {}
              @Word
              public static String hex(String text) {
                return text;
              }
              @Word("redAndBlue")
              public static <T> T mix(T red, T blue) throws java.io.IOException {
                return red;
              }
            }
            """);
    assertTrue(words.contains("static String hex(String text) {\n    return Colors.hex(text);"));
    assertTrue(
        words.contains(
            "<T> T redAndBlue(T red, T blue) throws IOException {\n"
                + "    return Colors.mix(red, blue);"),
        words);
  }

  @Test
  void functionsHaveTheJavadocOfConstructorAndClass() throws IOException {
    String words =
        generate(
            """
            package things;
            import java.util.List;
            /** A ring like {@link #of}. It can do more. */
            public final class Ring extends Thing<Ring> {
              /**
               * Around {@link Ring#of all} of these, see {@link List}.
               *
               * @param sizes in units
               * @throws IllegalStateException without sizes
               */
              public Ring(double... sizes) {}
              /** None. */
              public static void of() {}
            }
            """);
    assertTrue(
        words.contains(
            """
              /**
               * Around {@link Ring#of() all} of these, see {@link List}.
               *
               * <p>A ring like {@link Ring#of()}.
               *
               * @param sizes in units
               * @throws IllegalStateException without sizes
               * @see Ring
               */
            """),
        words);
    assertTrue(words.contains("import java.util.List;\n"), words);
  }

  @Test
  void functionsAreSortedBySimpleNames() throws IOException {
    String words =
        generate(
            "package a; public final class Cube extends things.Thing<Cube> { public Cube() {} }",
            "package b; public final class Arc extends things.Thing<Arc> { public Arc() {} }",
            "package c; public final class Ball extends things.Thing<Ball> { public Ball() {} }");
    assertTrue(words.indexOf("arc()") < words.indexOf("ball()"), words);
    assertTrue(words.indexOf("ball()") < words.indexOf("cube()"), words);
  }

  @Test
  void classesWithTheSameNameKeepTheirPackages() throws IOException {
    String words =
        generate(
            """
            package things;
            public final class Ring extends Thing<Ring> {
              public Ring(java.util.List<java.awt.List> lists) {}
            }
            """);
    assertTrue(words.contains("ring(java.util.List<java.awt.List> lists)"), words);
  }

  @Test
  void reportsAnnotatedMethodsThatCannotBeCalled() {
    String messages =
        compile(
            """
            package other;
            import zoetrope.processor.Word;
            public final class Colors {
              @Word
              public String hex() {
                return "";
              }
            }
            """);
    assertTrue(messages.contains("Colors.java:5: error: a @Word method must be public"), messages);
  }

  private String generate(String... sources) throws IOException {
    String messages = compile(sources);
    assertEquals("", messages);
    Path words = folder.resolve("words/GeneratedWords.java");
    return Files.readString(words);
  }

  /** Compiles with all warnings, like the renderer; returns the compiler's messages. */
  private String compile(String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-d", folder.toString(), "-Xlint:all,-processing", "-Werror", "--release", "17");
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            messages,
            null,
            null,
            options,
            null,
            Stream.concat(Stream.of(BASE, THING, ALL), Stream.of(sources))
                .map(Source::new)
                .toList());
    task.setProcessors(List.of(new WordsProcessor()));
    task.call();
    return messages.toString();
  }

  /** A source file named after its public class. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("memory:///" + name(text) + ".java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    private static String name(String text) {
      return text.replaceFirst("(?s).*?public (?:abstract |final )class (\\w+).*", "$1");
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
