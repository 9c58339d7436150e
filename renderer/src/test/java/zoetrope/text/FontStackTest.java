package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FontStackTest {
  @TempDir Path directory;

  private static List<String> faces(String text, String... names) {
    TextStyle style = TextStyle.DEFAULT.family(FontFamily.stack(names));
    return TextLayout.of(text, style).glyphs().stream().map(g -> g.face().name()).toList();
  }

  private static String error(String... names) {
    return assertThrows(IllegalArgumentException.class, () -> FontFamily.stack(names)).getMessage();
  }

  private byte[] bundled(String name) throws IOException {
    try (InputStream in = FontFamily.class.getResourceAsStream("fonts/" + name)) {
      return in.readAllBytes();
    }
  }

  @Test
  void eachGraphemeComesFromTheFirstFontThatHasIt() {
    assertEquals(
        List.of("CMU Typewriter Text", "Noto Sans SC", "DejaVu Sans"),
        faces("a\u952E\u05D0", "mono", "Noto Sans SC", "DejaVu Sans"));
    assertEquals(List.of("DejaVu Sans"), faces("a", "DejaVu Sans", "mono"));
  }

  @Test
  void theBundledFontsFollowTheStack() {
    assertEquals(List.of("CMU Serif", "DejaVu Sans"), faces("a\u05D0", "CMU Serif"));
  }

  @Test
  void aGraphemeIsNeverDividedBetweenFonts() {
    List<String> accented = faces("\u0434\u0306\u20D7", "CMU Serif", "DejaVu Sans");
    assertEquals(1, accented.stream().distinct().count(), accented.toString());
  }

  @Test
  void aFileIsNamedByItsPathAndLoadedOnce() throws IOException {
    Path file = Files.write(directory.resolve("own.ttf"), bundled("cmuntt.ttf"));
    FontFamily own = FontFamily.stack(file.toString());
    assertEquals("CMU Typewriter Text", own.name());
    FontFamily again = FontFamily.stack(file.toString());
    assertSame(own.face(Weight.NORMAL, Slant.NORMAL), again.face(Weight.NORMAL, Slant.NORMAL));
  }

  @Test
  void aFileNextToTheOwnerIsFoundFromAnyDirectory() {
    assertEquals("CMU Serif", FontFamily.stack(FontFamily.class, "fonts/cmunrm.ttf").name());
  }

  @Test
  void facesOfACollectionAreNamedByNumberOrPostScriptName() throws IOException {
    Path file = Files.write(directory.resolve("two.ttc"), collection());
    assertEquals("CMU Serif", FontFamily.stack(file.toString()).name());
    assertEquals("CMU Typewriter Text", FontFamily.stack(file + "#1").name());
    assertEquals("CMU Typewriter Text", FontFamily.stack(file + "#CMUTypewriter-Regular").name());
    String message = error(file + "#2");
    assertTrue(message.contains("no face \"2\"") && message.contains("CMUSerif-Roman"), message);
  }

  /** Returns a TTC header (OpenType 1.9) followed by two fonts, with adjusted table offsets. */
  private byte[] collection() throws IOException {
    byte[] one = bundled("cmunrm.ttf");
    byte[] two = bundled("cmuntt.ttf");
    int header = 20;
    int gap = (one.length + 3) / 4 * 4;
    ByteBuffer all = ByteBuffer.allocate(header + gap + two.length);
    all.putInt(0x74746366).putInt(0x00010000).putInt(2).putInt(header).putInt(header + gap);
    all.put(moved(one, header)).position(header + gap);
    return all.put(moved(two, header + gap)).array();
  }

  private static byte[] moved(byte[] font, int by) {
    ByteBuffer bytes = ByteBuffer.wrap(font);
    for (int i = 0; i < bytes.getShort(4); i++) {
      int offset = 12 + 16 * i + 8;
      bytes.putInt(offset, bytes.getInt(offset) + by);
    }
    return font;
  }

  @Test
  void aNameWithoutAFontIsAnErrorThatNamesIt() throws IOException {
    assertTrue(error("none.ttf").contains("there is no font file none.ttf in /"));
    assertTrue(error("No Such Font At All").contains("\"No Such Font At All\" is installed"));
    Path text = Files.writeString(directory.resolve("notes.ttf"), "no font at all");
    assertTrue(error(text.toString()).contains("notes.ttf cannot be used as a font"));
    assertTrue(error("web.woff2").contains("give a TTF, OTF or TTC file"));
    assertTrue(error().contains("needs the name"));
  }

  @Test
  void aFontOfColourBitmapsIsRefusedWithAnAlternative() throws IOException {
    byte[] font = bundled("cmunrm.ttf");
    ByteBuffer bytes = ByteBuffer.wrap(font);
    for (int i = 0; i < bytes.getShort(4); i++) {
      if (bytes.getInt(12 + 16 * i) == 0x676C7966) { // glyf
        bytes.putInt(12 + 16 * i, 0x43424454); // CBDT
      }
    }
    Path file = Files.write(directory.resolve("colour.ttf"), font);
    String message = error(file.toString());
    assertTrue(message.contains("colour bitmaps") && message.contains("Noto Emoji"), message);
    assertFalse(message.contains("null"));
  }
}
