package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.internal.text.AwtFonts;

class FontFamilyTest {
  @TempDir Path directory;

  private Path copy(String bundled) throws IOException {
    Path file = directory.resolve(bundled);
    try (InputStream in = FontFamily.class.getResourceAsStream("fonts/" + bundled)) {
      Files.copy(in, file);
    }
    return file;
  }

  private static String error(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @ParameterizedTest
  @CsvSource({
    "CMU Serif,CMU Serif",
    "serif,CMU Serif",
    "sans,CMU Sans Serif",
    "MONO,CMU Typewriter Text",
    "noto sans sc,Noto Sans SC"
  })
  void bundledFamiliesAreFoundByName(String name, String family) {
    assertEquals(family, FontFamily.named(name).name());
  }

  @Test
  void anUnknownNameIsAnErrorThatListsTheNames() {
    String message = error(() -> FontFamily.named("CMU Sarif"));
    assertTrue(message.contains("\"CMU Sarif\""), message);
    assertTrue(message.contains("did you mean CMU Serif?"), message);
    assertTrue(message.contains("CMU Sans Serif, CMU Typewriter Text"), message);
    assertFalse(error(() -> FontFamily.named("Wingdings")).contains("did you mean"));
  }

  @Test
  void everyBundledFaceLoadsAndHasInk() {
    for (String family : new String[] {"serif", "sans", "mono", "Noto Sans SC"}) {
      for (Weight weight : Weight.values()) {
        for (Slant slant : Slant.values()) {
          TextStyle style = TextStyle.DEFAULT.family(family).weight(weight).slant(slant);
          TextLayout layout = TextLayout.of("Rag", style);
          assertEquals(3, layout.glyphs().size());
          assertTrue(style.face().ascent() > 0.8 && style.face().descent() > 0.2);
          assertTrue(layout.glyphs().stream().allMatch(g -> g.face() == style.face()));
        }
      }
    }
  }

  @Test
  void aMissingStyleFallsBackToTheNearestOne() {
    FontFamily mono = FontFamily.CMU_TYPEWRITER_TEXT;
    assertFalse(mono.has(Weight.BOLD, Slant.ITALIC));
    assertSame(mono.face(Weight.BOLD, Slant.NORMAL), mono.face(Weight.BOLD, Slant.ITALIC));
    FontFamily noto = FontFamily.NOTO_SANS_SC;
    assertSame(noto.face(Weight.NORMAL, Slant.NORMAL), noto.face(Weight.BOLD, Slant.ITALIC));
  }

  @Test
  void aFamilyOfFilesHasTheirFaces() throws IOException {
    FontFamily own = FontFamily.ofFile(copy("cmunrm.ttf"), copy("cmunbx.ttf"));
    assertEquals("CMU Serif", own.name());
    assertTrue(own.has(Weight.BOLD, Slant.NORMAL));
    assertFalse(own.has(Weight.NORMAL, Slant.ITALIC));
    for (Weight weight : Weight.values()) {
      TextStyle style = TextStyle.DEFAULT.weight(weight);
      assertEquals(
          TextLayout.of("file", style).outline(),
          TextLayout.of("file", style.family(own)).outline());
    }
    assertEquals("Noto Sans CJK SC", FontFamily.ofFile(copy("NotoSansSC-Regular.otf")).name());
  }

  @Test
  void twoFilesOfOneStyleAreAnError() throws IOException {
    Path one = copy("cmunrm.ttf");
    Path two = copy("cmuntt.ttf");
    String message = error(() -> FontFamily.ofFile(one, two));
    assertTrue(message.contains("cmunrm.ttf") && message.contains("cmuntt.ttf"), message);
  }

  @Test
  void aFileThatIsNotAFontIsAnErrorThatNamesIt() throws IOException {
    Path text = Files.writeString(directory.resolve("notes.txt"), "no font at all");
    assertTrue(error(() -> FontFamily.ofFile(text)).contains("notes.txt"));
    Path cut = directory.resolve("cut.ttf");
    byte[] whole = Files.readAllBytes(copy("cmunrm.ttf"));
    Files.write(cut, Arrays.copyOf(whole, 100));
    assertTrue(error(() -> FontFamily.ofFile(cut)).contains("cut.ttf"));
    Path none = directory.resolve("none.ttf");
    assertTrue(
        assertThrows(UncheckedIOException.class, () -> FontFamily.ofFile(none))
            .getMessage()
            .contains("none.ttf"));
  }

  @Test
  void aFontThatIsNotInstalledIsAnErrorThatNamesIt() {
    String message = error(() -> FontFamily.ofSystem("No Such Font At All"));
    assertTrue(message.contains("\"No Such Font At All\" is installed"), message);
  }

  @Test
  void awtIsHeadlessOncePreparedAndNoFileIsLeftBehind() {
    AwtFonts.prepare();
    AwtFonts.prepare();
    assertEquals("true", System.getProperty("java.awt.headless"));
    String description = System.getProperty("sun.awt.fontconfig", "");
    assertFalse(description.contains("zoetrope") && Files.exists(Path.of(description)));
  }
}
