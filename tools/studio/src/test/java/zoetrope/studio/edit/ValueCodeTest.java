package zoetrope.studio.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.render.result.UsageException;

/** Values are found by their place and changed in the source. */
class ValueCodeTest {
  private static String scene(String line) {
    return "class S extends Scene { void construct() {\n" + line + "\n}}\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pause();|pause(2.5);",
        "pause(1);|pause(2.5);",
        "play(create(c));|play(create(c).runTime(2.5));",
        "play(create(c).runTime(3).rate(LINEAR));|play(create(c).runTime(2.5).rate(LINEAR));",
        "play(lasting(1), a, b);|play(lasting(2.5), a, b);"
      })
  void setsADuration(String before, String after) {
    String text = scene(before);
    assertEquals(
        scene(after), new ValueCode(new JavaFile("S.java", text)).duration(2, "2.5").applyTo(text));
  }

  @Test
  void setsTheDurationOfSeveralAnimations() {
    String text = scene("play(create(a), create(b));");
    ValueCode code = new ValueCode(new JavaFile("S.java", text));
    assertThrows(UsageException.class, () -> code.duration(2, "2"));
    assertEquals(
        scene("play(lasting(2), create(a), create(b));"), code.lasting(2, "2").applyTo(text));
  }

  @Test
  void replacesOnlyNumbersAtTheirPlace() {
    String text = scene("f(\"12\", -3.5, 12);");
    ValueCode code = new ValueCode(new JavaFile("S.java", text));
    assertEquals(scene("f(\"12\", -4, 12);"), code.number(2, 9, "4").applyTo(text));
    assertEquals(scene("f(\"12\", -3.5, 7);"), code.number(2, 14, "7").applyTo(text));
    assertThrows(UsageException.class, () -> code.number(2, 3, "7"));
    code.requireLine(2, text.lines().toList().get(1) + "\r");
    assertThrows(UsageException.class, () -> code.requireLine(2, "f(1);"));
    assertThrows(UsageException.class, () -> code.number(2, 14, "7); evil("));
  }

  @Test
  void replacesTheDefaultOfAParameter() {
    String text =
        scene("var a = parameter(\"a\", 1.0); var m = parameter(\"m\", Mode.FAST, \"how\");");
    ValueCode code = new ValueCode(new JavaFile("S.java", text));
    assertEquals(text.replace("1.0", "2.5"), code.defaultOf("a", "2.5").applyTo(text));
    assertEquals(text.replace("FAST", "SLOW"), code.defaultOf("m", "SLOW").applyTo(text));
    assertThrows(UsageException.class, () -> code.defaultOf("b", "1"));
  }
}
