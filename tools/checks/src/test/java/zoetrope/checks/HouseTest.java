package zoetrope.checks;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Rules for the main code of all modules, including those outside of the default build. The test
 * reads sources, so nothing must be compiled.
 */
class HouseTest {
  private static final Path ROOT = root();
  private static final Path MAIN = Path.of("src", "main", "java");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final int MAX_LINES_OF_FILE = 400;
  private static final int MAX_LINES_OF_METHOD = 40;
  private static final int MAX_FILES_OF_PACKAGE = 40;

  /** Files that may be longer than the limit until they are divided. */
  private static final Set<String> LONG_FILES =
      Set.of("AbstractMesh", "AtomBuilder", "CameraFrame");

  /** Methods that may be longer than the limit until they are divided. */
  private static final Set<String> LONG_METHODS =
      Set.of(
          "ArgumentParser.command",
          "ClassScene.create",
          "CurveMatching.cheapestFrom",
          "Dasher.subpath",
          "DrawCommandBuilder.shape",
          "Failure.of",
          "FilterHasher.effect",
          "FilterOps.of",
          "Flattener.flatten",
          "GeneratedPages.manim",
          "IndicationControls.add",
          "LayerBuilder.build",
          "MacroExpander.call",
          "Masters.connect",
          "MethodPage.types",
          "RenderCommand.checkCombination",
          "RenderPlan.of",
          "SceneSounds.notes",
          "ShapeControls.booleans",
          "Window.follow",
          "WordTimesReader.add");

  /** The package of the films. An act of a film is one method, which may be long. */
  private static final String SCENES = "zoetrope.scenes";

  /** The end of a text with "a" or "an" before an inserted name. */
  private static final Pattern ARTICLE = Pattern.compile("(^|\\W)an? $", Pattern.CASE_INSENSITIVE);

  /** The methods that return a name whose article is not known. */
  private static final Pattern NAME = Pattern.compile("(^|\\.)(kind|getSimpleName)$");

  private static final List<Source> SOURCES = sources();

  /**
   * A source file.
   *
   * @param methods the length of each method, in lines
   * @param articles the lines of messages that assume the article of a name
   */
  private record Source(
      Path module,
      String packageName,
      String name,
      int lines,
      Map<String, Integer> methods,
      List<Long> articles) {}

  @Test
  void noPackageIsInTwoModules() {
    assertTrue(SOURCES.size() > 1500, "sources of the repository");
    assertEquals(Map.of(), shared(SOURCES, Source::packageName, Source::module));
  }

  @Test
  void noTwoFilesHaveTheSameSimpleName() throws IOException {
    try (Stream<Path> all = Files.walk(ROOT)) {
      Map<String, List<Path>> files =
          all.filter(file -> isSource(file, MAIN) || isSource(file, TESTS))
              .map(ROOT::relativize)
              .collect(groupingBy(HouseTest::simpleName, TreeMap::new, toList()));
      files.remove("package-info");
      files.values().removeIf(same -> same.size() == 1);
      assertEquals(Map.of(), files);
    }
  }

  @Test
  void noPackageIsLarge() {
    Map<String, Integer> sizes = new TreeMap<>();
    SOURCES.forEach(source -> sizes.merge(source.packageName(), 1, Integer::sum));
    sizes
        .values()
        .removeIf(
            files ->
                files <= MAX_FILES_OF_PACKAGE + 1); // One more file is allowed: package-info.java.
    assertEquals(Map.of(), sizes);
  }

  @Test
  void noFileIsLong() {
    Map<String, Integer> sizes = new TreeMap<>();
    SOURCES.forEach(source -> sizes.put(source.name(), source.lines()));
    sizes.values().removeIf(lines -> lines <= MAX_LINES_OF_FILE);
    sizes.keySet().removeAll(LONG_FILES);
    assertEquals(Map.of(), sizes);
  }

  @Test
  void noMethodIsLong() {
    Map<String, Integer> sizes = new TreeMap<>();
    SOURCES.stream()
        .filter(source -> !source.packageName().startsWith(SCENES))
        .forEach(source -> sizes.putAll(source.methods()));
    sizes.values().removeIf(lines -> lines <= MAX_LINES_OF_METHOD);
    sizes.keySet().removeAll(LONG_METHODS);
    assertEquals(Map.of(), sizes);
  }

  /** {@code Preconditions.a} finds the article: "an Ellipse", "a Square". */
  @Test
  void noMessageAssumesTheArticleOfAName() {
    Map<String, List<Long>> lines = new TreeMap<>();
    SOURCES.forEach(source -> lines.put(source.name(), source.articles()));
    lines.values().removeIf(List::isEmpty);
    assertEquals(Map.of(), lines);
  }

  private static <T extends Comparable<T>> Map<String, TreeSet<T>> shared(
      List<Source> sources, Function<Source, String> key, Function<Source, T> value) {
    Map<String, TreeSet<T>> values =
        sources.stream()
            .collect(groupingBy(key, TreeMap::new, mapping(value, toCollection(TreeSet::new))));
    values.values().removeIf(of -> of.size() == 1);
    return values;
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("CHANGELOG.md"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  private static List<Source> sources() {
    try (Stream<Path> all = Files.walk(ROOT);
        StandardJavaFileManager manager =
            ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)) {
      List<Path> files = all.filter(file -> isSource(file, MAIN)).toList();
      JavacTask task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(
                      null,
                      manager,
                      null,
                      null,
                      null,
                      manager.getJavaFileObjects(files.toArray(Path[]::new)));
      List<Source> sources = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        sources.add(source(unit, Trees.instance(task).getSourcePositions()));
      }
      return sources;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isSource(Path file, Path folder) {
    String inside = ROOT.relativize(file).toString();
    return inside.endsWith(".java")
        && inside.contains(folder.toString())
        && !inside.contains("target");
  }

  private static String simpleName(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static Source source(CompilationUnitTree unit, SourcePositions positions)
      throws IOException {
    Path file = Path.of(unit.getSourceFile().toUri());
    String path = file.toString();
    String name = simpleName(file);
    Map<String, Integer> methods = new TreeMap<>();
    List<Long> articles = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree method, Void nothing) {
        methods.merge(name + "." + method.getName(), length(method, unit, positions), Math::max);
        return super.visitMethod(method, null);
      }

      @Override
      public Void visitBinary(BinaryTree sum, Void nothing) {
        if (endsWithArticle(sum.getLeftOperand()) && isName(sum.getRightOperand())) {
          long start = positions.getStartPosition(unit, sum.getRightOperand());
          articles.add(unit.getLineMap().getLineNumber(start));
        }
        return super.visitBinary(sum, null);
      }
    }.scan(unit, null);
    return new Source(
        Path.of(path.substring(0, path.indexOf(MAIN.toString()))),
        unit.getPackageName() == null ? "" : unit.getPackageName().toString(),
        name,
        Files.readAllLines(file).size(),
        methods,
        articles);
  }

  private static boolean endsWithArticle(ExpressionTree text) {
    ExpressionTree end = text instanceof BinaryTree sum ? sum.getRightOperand() : text;
    return end instanceof LiteralTree literal
        && literal.getValue() instanceof String words
        && ARTICLE.matcher(words).find();
  }

  private static boolean isName(ExpressionTree value) {
    return value instanceof MethodInvocationTree call
        && NAME.matcher(call.getMethodSelect().toString()).find();
  }

  private static int length(Tree tree, CompilationUnitTree unit, SourcePositions positions) {
    LineMap lines = unit.getLineMap();
    return (int)
        (lines.getLineNumber(positions.getEndPosition(unit, tree))
            - lines.getLineNumber(positions.getStartPosition(unit, tree))
            + 1);
  }
}
