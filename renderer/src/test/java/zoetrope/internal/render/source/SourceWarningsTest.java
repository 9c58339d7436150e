package zoetrope.internal.render.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Divisions that give 0 and animations that are not played are reported with their lines. */
class SourceWarningsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u00a7',
      value = {
        "c.scale(1 / 2);            | A.java:2: 1 / 2 is 0, because both numbers are whole: write 1"
            + " / 2.0",
        "shift(right(3/4));         | A.java:2: 3 / 4 is 0, because both numbers are whole: write 3"
            + " / 4.0",
        "c.scale(1 / 2.0);          | ''",
        "c.scale(1.0 / 2);          | ''",
        "c.scale(x / 2);            | ''",
        "int third = n * 2 / 3;     | ''",
        "int half = 4 / 2;          | ''",
        "text(\"1 / 2\");           | ''",
        "c.scale(2); // 1 / 2       | ''",
        "tex(\"a\"); /* 1 / 2 */    | ''",
        "; create(c);               | A.java:2: create(...) makes an animation, but does not play"
            + " it: write play(create(...))",
        "; fadeIn(c).runTime(2);    | A.java:2: fadeIn(...) makes an animation, but does not play"
            + " it: write play(fadeIn(...))",
        "s -> { write(s); };        | A.java:2: write(...) makes an animation, but does not play"
            + " it: write play(write(...))",
        "; play(create(c));         | ''",
        "; var a = create(c);       | ''",
        "; // create(c);            | ''",
        "; circle(2);               | ''",
        "var all = new Animation<?>[] {create(a), create(b)}; | ''",
        "; write(a); } void write(Text t) { | ''",
        "; c.restore();             | ''",
        "; applyMatrix(rows);       | ''",
      })
  void reportsWarningsWithTheirLines(String code, String warning) throws IOException {
    Path file = Files.writeString(folder.resolve("A.java"), "class A {\n" + code + "\n}\n");
    boolean none = warning == null || warning.equals("''");
    assertEquals(none ? List.of() : List.of(warning), SourceWarnings.warnings(file));
  }
}
