package zoetrope.render.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.still.Png;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

class SourceScenesTest {
  private static final String IMPORT = "import static zoetrope.Zoetrope.*;\n";
  private static final String BODY = " { protected void construct() { add(dot()); pause(); } }\n";

  @TempDir private Path folder;
  private final SourceScenes source = new SourceScenes(SourceScenesTest.class.getClassLoader());

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private static List<String> names(List<SceneEntry> scenes) {
    return scenes.stream().map(SceneEntry::name).toList();
  }

  private static SceneException broken(List<SceneEntry> scenes) {
    assertEquals(1, scenes.size());
    return assertThrows(SceneException.class, scenes.get(0)::create);
  }

  private static long frames(SceneEntry scene) {
    return new Renderer(settings()).dryRun(scene).frames();
  }

  private static RenderSettings settings() {
    return RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(1);
  }

  @Test
  void theEndingOfAFileMayBeLeftOut() throws IOException {
    String path = file("Hello.java", IMPORT + "class Hello extends Scene" + BODY);
    String name = path.substring(0, path.length() - 5);
    assertEquals(List.of("Hello"), names(source.find(name)));

    SceneCatalogue all = new SceneCatalogue(List.of(source));
    for (String[] row :
        new String[][] {
          {folder.toString(), " is a folder: name a .java file in it"},
          {file("Hello.txt", ""), " does not end with .java: rename the file"},
          {folder.resolve("Helo").toString(), "; did you mean Hello.java?"},
        }) {
      String message =
          assertThrows(UsageException.class, () -> all.find(List.of(row[0]))).getMessage();
      assertTrue(message.endsWith(row[1]), message);
    }
  }

  @Test
  void aSceneNeedsOneImportLineAndNoPackage() throws IOException {
    String path =
        file("Hello.java", IMPORT + "/** Greets. Twice. */\nclass Hello extends Scene" + BODY);
    SceneEntry scene = source.find(path).get(0);
    assertEquals("Hello", scene.name());
    assertEquals("Greets.", scene.summary());
    assertEquals(10, frames(scene));
  }

  @Test
  void aFileMayHaveAPackageThatItsFolderDoesNotShow() throws IOException {
    String path = file("Two.java", "package a.b;\n" + IMPORT + "class Two extends Scene" + BODY);
    assertEquals("a.b.Two", source.find(path).get(0).className());
    assertEquals(10, frames(source.find(path).get(0)));
  }

  @Test
  void aFileStandsForAllItsScenesInOrder() throws IOException {
    String path =
        file(
            "Several.java",
            IMPORT
                + "public class Zebra extends Scene"
                + BODY
                + "abstract class Base extends Scene {}\n"
                + "class Outer { static class Inner extends Base"
                + BODY
                + "}\nclass Ape extends zoetrope.scene.Scene"
                + BODY);
    assertEquals(List.of("Zebra", "Inner", "Ape"), names(source.find(path)));
  }

  @Test
  void reportsCodeThatIsNestedTooDeeplyForTheCompiler() throws IOException {
    String deep = "(".repeat(30_000) + "1" + ")".repeat(30_000);
    String path = file("Deep.java", "class Deep { int x = " + deep + "; }");
    RuntimeException e =
        assertThrows(RuntimeException.class, () -> source.find(path).get(0).create());
    assertTrue(e.getMessage().contains("nested too deeply"), e::toString);
  }

  @Test
  void oneOfSeveralScenesIsPickedByItsNameAfterAColon() throws IOException {
    String path =
        file("Pair.java", IMPORT + "class A extends Scene" + BODY + "class B extends Scene" + BODY);
    assertEquals(List.of("B"), names(source.find(path + ":B")));
    UsageException e = assertThrows(UsageException.class, () -> source.find(path + ":C"));
    assertEquals("Pair.java has no scene 'C'; it has A, B", e.getMessage());
  }

  @Test
  void mistakesAreShownWithFileAndLineAndACaret() throws IOException {
    String path =
        file(
            "Bad.java",
            IMPORT
                + "class Bad extends Scene {\n"
                + "  protected void construct() {\n"
                + "    var c = cirkle(2);\n"
                + "    int n = \"three\";\n  }\n}\n");
    SceneException e = broken(source.find(path));
    assertEquals("Bad.java:4", e.place());
    assertTrue(e.getMessage().startsWith("cannot find symbol\n"), e.getMessage());
    assertTrue(
        e.getMessage().contains("        var c = cirkle(2);\n                ^\n"), e.getMessage());
    assertTrue(e.getMessage().contains("Bad.java:5: incompatible types"), e.getMessage());
  }

  @Test
  void aForgottenImportIsNamed() throws IOException {
    SceneException e = broken(source.find(file("No.java", "class No extends Scene" + BODY)));
    assertTrue(e.getMessage().contains("import static zoetrope.Zoetrope.*;"), e.getMessage());
  }

  @Test
  void aSyntaxErrorAtTheVeryEndHasItsLine() throws IOException {
    SceneException e = broken(source.find(file("End.java", IMPORT + "class End extends Scene {")));
    assertEquals("End.java:2", e.place());
  }

  @Test
  void manyMistakesAreCutShort() throws IOException {
    String path = file("Many.java", "class Many {" + "  Missing m;\n".repeat(30) + "}");
    assertTrue(broken(source.find(path)).getMessage().contains("and 20 more"));
  }

  @Test
  void reportsAFileWithoutScenes() throws IOException {
    SceneException e = broken(source.find(file("None.java", "class None {}")));
    assertEquals("None.java", e.place());
    assertTrue(e.getMessage().contains("no scene"), e.getMessage());
    assertThrows(SceneException.class, source.find(file("Empty.java", "")).get(0)::create);
  }

  @Test
  void aModuleHasNoScene() throws IOException {
    SceneException e = broken(source.find(file("module-info.java", "module some {}")));
    assertEquals("module-info.java", e.place());
    assertTrue(e.getMessage().contains("no scene"), e.getMessage());
  }

  @Test
  void reportsMessageAndLineOfAnExceptionInAnInitializer() throws IOException {
    String body = " {\n  static int side = 1 / Integer.parseInt(\"0\");" + BODY.substring(2);
    SceneEntry scene =
        source.find(file("Init.java", IMPORT + "class Init extends Scene" + body)).get(0);
    SceneException first = assertThrows(SceneException.class, scene::create);
    assertEquals("Init.java:3", first.place());
    assertEquals(
        "a whole number is divided by 0: check the divisor, or write it with a decimal point",
        first.getMessage());
    SceneException again = assertThrows(SceneException.class, scene::create);
    assertEquals("Init.java:3", again.place());
    assertTrue(again.getMessage().contains("ArithmeticException: / by zero"), again.getMessage());
  }

  @Test
  void reportsMessageAndLineOfAnExceptionInAFieldOrAnotherClass() throws IOException {
    String field = " {\n  Object side = java.util.List.of().get(3);" + BODY.substring(2);
    String path = file("Field.java", IMPORT + "class Field extends Scene" + field);
    assertEquals("Field.java:3", broken(source.find(path)).place());
    String other =
        "class Other extends Scene { protected void construct() { pause(Sizes.ONE); } }\n"
            + "class Sizes {\n  static final int ONE = Integer.parseInt(\"one\");\n}\n";
    SceneEntry scene = source.find(file("Other.java", IMPORT + other)).get(0);
    SceneException e = assertThrows(SceneException.class, () -> frames(scene));
    assertEquals("Other.java:4", e.place());
    assertEquals("\"one\" is not a number of this type", e.getMessage());
  }

  @Test
  void aMissingFileGetsTheNearestNamesOfItsFolder() throws IOException {
    file("Hello.java", "");
    UsageException e = assertThrows(UsageException.class, () -> source.find(folder + "/Helo.java"));
    assertTrue(e.getMessage().endsWith("did you mean Hello.java?"), e.getMessage());
    e = assertThrows(UsageException.class, () -> source.find(folder + "/no/Helo.java"));
    assertTrue(e.getMessage().contains("folder"), e.getMessage());
    Files.createDirectory(folder.resolve("Dir.java"));
    e = assertThrows(UsageException.class, () -> source.find(folder + "/Dir.java"));
    assertTrue(e.getMessage().contains("is a folder"), e.getMessage());
  }

  @Test
  void ignoresNamesThatAreNoSourceFiles() {
    assertEquals(List.of(), source.find("Hello"));
    assertEquals(List.of(), source.find("Hello.javax"));
  }

  @Test
  void anExceptionNamesTheAuthorsLine() throws IOException {
    String path =
        file(
            "Boom.java",
            IMPORT
                + "class Boom extends Scene {\n  protected void construct() {\n"
                + "    pause();\n    group(dot()).get(7);\n  }\n}\n");
    SceneEntry scene = source.find(path).get(0);
    SceneException e = assertThrows(SceneException.class, () -> frames(scene));
    assertEquals("Boom.java:5", e.place());
  }

  @Test
  void asksToMakeAnInnerClassStatic() throws IOException {
    String path = file("In.java", IMPORT + "class In { class Deep extends Scene" + BODY + "}");
    assertTrue(broken(source.find(path)).getMessage().contains("make it static"));
  }

  @Test
  void textsAreReadAsUtf8() throws IOException {
    String path =
        file(
            "Été.java",
            "\uFEFF" + IMPORT + "class Été extends Scene { String s = \"é\";" + BODY.substring(2));
    assertEquals(List.of("Été"), names(source.find(path)));
    Path latin = folder.resolve("Latin.java");
    Files.write(latin, "class Caf\u00e9 {}".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(broken(source.find(latin.toString())).getMessage().contains("UTF-8"));
  }

  @Test
  void classesOfTheFileTakePrecedence() throws IOException {
    String content = "package zoetrope.render;\n" + IMPORT + "class Settings extends Scene" + BODY;
    SceneEntry one = source.find(file("Settings.java", content)).get(0);
    Files.createDirectory(folder.resolve("b"));
    SceneEntry other = source.find(file("b/Settings.java", content)).get(0);
    assertNotSame(one.create().getClass(), other.create().getClass());
    assertSame(one.create().getClass(), one.create().getClass());
    SceneCatalogue catalogue = new SceneCatalogue(List.of(source));
    String first = folder.resolve("Settings.java").toString();
    String second = folder.resolve("b/Settings.java").toString();
    assertEquals(2, catalogue.find(List.of(first, second, first)).size());
  }

  @Test
  void findsImagesNextToTheFile() throws IOException {
    Files.createDirectory(folder.resolve("images"));
    Png.write(folder.resolve("images/red.png"), new int[] {0xFFFF0000}, 1, 1);
    String body =
        " { protected void construct() { add(imageMobject(\"images/red\")); pause(); } }\n";
    String plain = file("Plain.java", IMPORT + "class Plain extends Scene" + body);
    String packed =
        file("Pack.java", "package p.q;\n" + IMPORT + "class Pack extends Scene" + body);
    assertEquals(10, frames(source.find(plain).get(0)));
    assertEquals(10, frames(source.find(packed).get(0)));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "imageMobject('forrest.png')      | /forrest.png; did you mean forest.png?",
        "imageMobject('Forest')           | /Forest; did you mean forest.png?",
        "imageMobject('images/hose')      | file not found: DIR/images/hose",
        "svgMobject('images/hose.svg')    | /images/hose.svg; did you mean house.svg?",
        "imageMobject('imges/forest.png') | /imges/forest.png; its folder does not exist: check the"
            + " path, which is relative to DIR",
        "imageMobject('/imges/a/forest')  | file not found: DIR/imges/a/forest; its folder does not"
            + " exist: check the path",
        "imageMobject('DIR/forrest.png')  | /forrest.png; did you mean forest.png?",
        "imageMobject('DIR/a\uFFFD.png') | /a\uFFFD.png holds bytes that are not",
        "svgMobject('a\uFFFD/b.svg') | /a\uFFFD/b.svg holds bytes that are not",
        "imageMobject('')                 | the name of the image is empty",
        "svgMobject(' ')                  | the name of the drawing is empty",
      })
  void aMissingFileInTheSourcesFolderIsReportedWithSimilarNames(String call, String message)
      throws IOException {
    Png.write(folder.resolve("forest.png"), new int[] {0xFFFF0000}, 1, 1);
    Files.createDirectory(folder.resolve("images"));
    Files.writeString(folder.resolve("images/house.svg"), "<svg/>");
    SceneException e = assertThrows(SceneException.class, () -> frames(showing(call)));
    assertTrue(slashed(e.getMessage()).contains(inFolder(message)), e.getMessage());
  }

  @Test
  void reportsASourceWhoseNameCannotBeDecoded() {
    SourceScenes scenes = new SourceScenes(getClass().getClassLoader());
    UsageException e =
        assertThrows(UsageException.class, () -> scenes.find(folder + "/a\uFFFD.java"));
    assertTrue(e.getMessage().contains("a\uFFFD.java holds bytes that are not"), e.getMessage());
  }

  @Test
  void aPictureMayBeNamedByItsAbsolutePath() throws IOException {
    Png.write(folder.resolve("red.png"), new int[] {0xFFFF0000}, 1, 1);
    assertEquals(10, frames(showing("imageMobject('DIR/red.png')")));
    assertEquals(10, frames(showing("imageMobject('DIR/red')")));
  }

  private SceneEntry showing(String call) throws IOException {
    String java = inFolder(call).replace('\'', '"');
    String body = " { protected void construct() { add(" + java + "); pause(); } }\n";
    return new SourceScenes(getClass().getClassLoader())
        .find(file("Shows.java", IMPORT + "class Shows extends Scene" + body))
        .get(0);
  }

  private String inFolder(String text) throws IOException {
    return text.replace("DIR", slashed(folder.toRealPath().toString()));
  }

  private static String slashed(String text) {
    return text.replace('\\', '/');
  }

  @Test
  void filesCompiledTogetherKeepTheirOrderAndTheirErrors() throws IOException {
    List<String> files = new ArrayList<>();
    for (int i = 9; i >= 0; i--) {
      String body = i == 5 ? " { int x = nothing; }" : " { protected void construct() {} }";
      // Each file has a different class with the same name.
      String own = "class Helper { static int number = " + i + "; }\n";
      files.add(file("F" + i + ".java", IMPORT + "class F" + i + " extends Scene" + body + own));
    }
    List<SceneEntry> scenes = SceneCatalogue.of(getClass().getClassLoader()).find(files);
    assertEquals(
        List.of("F9", "F8", "F7", "F6", "F5", "F4", "F3", "F2", "F1", "F0"),
        scenes.stream().map(SceneEntry::name).toList());
    for (SceneEntry scene : scenes) {
      assertEquals(scene.name().equals("F5"), scene.problem().isPresent(), scene.name());
    }
  }

  @Test
  void aMissingCompilerIsReportedWithAFix() throws IOException {
    SourceScenes none =
        new SourceScenes(
            SourceScenesTest.class.getClassLoader(), List.of(), () -> null, SegmentCache.none());
    SceneException e = broken(none.find(file("Hello.java", IMPORT)));
    assertTrue(e.getMessage().contains("install a JDK 17"), e.getMessage());
  }

  private void findQuietly(String path) {
    try {
      source.find(path);
    } catch (RuntimeException e) {
      // The thread was interrupted.
    }
  }

  /** Writes a scene that needs classes from jars. */
  private String fileWithLibraries(String name) throws IOException {
    return file(
        name + ".java",
        IMPORT
            + "class "
            + name
            + " extends Scene {\n"
            + "  org.scilab.forge.jlatexmath.TeXFormula formula;\n"
            + "  org.apache.batik.parser.PointsParser other;\n"
            + "  protected void construct() { add(dot()); pause(); if (formula != null)"
            + " formula.setColor(null); } }\n");
  }

  /** An interrupt closes the jar that the compiler is reading. */
  @Test
  void anInterruptedCompilationDoesNotAffectLaterOnes() throws Exception {
    for (int i = 0; i < 16; i++) {
      String stopped = fileWithLibraries("Stopped" + i);
      Thread thread = new Thread(() -> findQuietly(stopped));
      thread.start();
      Thread.sleep(4 * i);
      thread.interrupt();
      thread.join();
      assertEquals(10, frames(source.find(fileWithLibraries("Next" + i)).get(0)));
    }
  }
}
