package zoetrope.studio.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Vec;
import zoetrope.render.result.UsageException;

/** The expression that made an object is found in the source and changed in place. */
class JavaFileTest {
  private static final CodeText WORDS = new CodeText(2);

  private static String scene(String... lines) {
    return "class S extends Scene { void construct() {\n" + String.join("\n", lines) + "\n}}\n";
  }

  /** Returns a scene after an edit of the object that its line 2 made. */
  private static String changed(
      String line, String variable, String word, Function<CallChain, TextEdit> edit) {
    String text = scene(line);
    String now = edit.apply(new JavaFile("S.java", text).made(2, variable, word)).applyTo(text);
    return now.substring(scene("").indexOf('\n') + 1, now.length() - "\n}}\n".length());
  }

  private static String moved(String line, String variable) {
    return changed(
        line, variable, "square", chain -> chain.with(ObjectCall.moveTo(new Vec(1, 2, 0), WORDS)));
  }

  private static String shifted(String line) {
    return changed(
        line, "s", "square", chain -> chain.with(ObjectCall.shift(new Vec(0.5, -1, 0), WORDS)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "var s = square(2);|var s = square(2).moveTo(at(1, 2));",
        "s = new Square(2).setFill(BLUE, 1);|s = new Square(2).setFill(BLUE, 1).moveTo(at(1, 2));",
        "this.s = square(f(\")\")).moveTo(UP);|this.s = square(f(\")\")).moveTo(at(1, 2));",
        "var s = axes.plot(x -> g(x)).shift(UP);|var s = axes.plot(x ->"
            + " g(x)).shift(UP).moveTo(at(1, 2));"
      })
  void movesTheValueOfAVariable(String before, String after) {
    assertEquals(after, moved(before, "s"));
  }

  @Test
  void findsTheCallByItsFunctionWithoutAVariable() {
    assertEquals(
        "add(square(2).moveTo(at(1, 2)), circle(1));", moved("add(square(2), circle(1));", ""));
    assertEquals(
        "var g = group(square(2).moveTo(at(1, 2)), circle(1));",
        moved("var g = group(square(2), circle(1));", ""));
  }

  @Test
  void putsACallOfALongChainOnANewLine() {
    String before =
        "    var s = square(2)\n        .rotate(1) // aslant\n        .setFill(RED, 1);";
    assertEquals(before.replace("1);", "1)\n        .moveTo(at(1, 2));"), moved(before, "s"));
    assertTrue(moved(before.replace("\n", "\r\n"), "s").contains(")\r\n        .moveTo"));
  }

  @Test
  void addsUpShifts() {
    assertEquals("var s = square(2).shift(at(0.5, -1));", shifted("var s = square(2);"));
    assertEquals(
        "var s = square(2).shift(at(1.5, 1.25));",
        shifted("var s = square(2).shift(at(1, 2.25));"));
    assertEquals(
        "var s = square(2).shift(up(1)).shift(at(0.5, -1));",
        shifted("var s = square(2).shift(up(1));"));
  }

  @Test
  void replacesAnExistingColour() {
    Function<CallChain, TextEdit> red = chain -> chain.with(ObjectCall.color("setFill", "RED"));
    assertEquals(
        "var s = square(2).setFill(RED, 0.5).shift(UP);",
        changed("var s = square(2).setFill(BLUE, 0.5).shift(UP);", "s", "square", red));
    assertEquals(
        "var s = square(2).setFill(RED);", changed("var s = square(2);", "s", "square", red));
  }

  @Test
  void setsTheFontAsTheStyleOfAText() {
    Function<CallChain, TextEdit> font = chain -> chain.withSecond("fonts", "fonts(\"A\")");
    assertEquals(
        "var t = text(\"x\", fonts(\"A\")).shift(UP);",
        changed("var t = text(\"x\").shift(UP);", "t", "text", font));
    assertEquals(
        "var t = text(\"x\", fonts(\"A\").weight(BOLD));",
        changed("var t = text(\"x\", fonts(\"B\").weight(BOLD));", "t", "text", font));
    assertThrows(
        UsageException.class, () -> changed("var t = text(\"x\", style);", "t", "text", font));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add(square(2), square(3));||makes several such objects",
        "add(box());||does not show the call that created it",
        "var s = square(2); var t = square(3);|x|does not show the call that created it",
        "var s = square(2;|s|does not compile"
      })
  void refusesAmbiguousCode(String line, String variable, String why) {
    UsageException e =
        assertThrows(UsageException.class, () -> moved(line, variable == null ? "" : variable));
    assertTrue(e.getMessage().contains(why), e.getMessage());
  }

  @Test
  void insertsAStatementBeforeThePlay() {
    String text = scene("    add(a);", "    play(", "        create(b));");
    JavaFile file = new JavaFile("S.java", text);
    assertEquals(
        scene("    add(a);", "    x();", "    play(", "        create(b));"),
        file.before(3, "x();", "").applyTo(text));
    String inLoop = scene("for (var b : all) play(create(b));");
    assertEquals(
        scene("x();", "for (var b : all) play(create(b));"),
        new JavaFile("S.java", inLoop).before(2, "x();", "").applyTo(inLoop));
  }

  @Test
  void replacesTheCameraBeforeThePlay() {
    String text = scene("    camera().moveTo(UP);", "    play(create(b));");
    assertEquals(
        scene("    camera().moveTo(LEFT);", "    play(create(b));"),
        new JavaFile("S.java", text)
            .before(3, "camera().moveTo(LEFT);", "camera().")
            .applyTo(text));
  }
}
