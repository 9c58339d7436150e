package zoetrope.internal.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.Needs;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Text that can be copied from files whose letters are outlines. */
class VectorTextTest {
  @TempDir Path folder;

  private final Map<Item, DrawnWord> words = new IdentityHashMap<>();
  private final List<Item> glyphs = new ArrayList<>();

  /** Adds a word whose only glyph is a rectangle, from {@code x} on. */
  private void add(String text, double x, double y, double width) {
    DrawnWord word = new DrawnWord(text + " ", words.size());
    Item letter = VectorSamples.shape(VectorSamples.SQUARE, VectorSamples.style(VectorSamples.RED));
    Affine size = Affine.scaling(width / 2, 0.2, 1);
    Item glyph = letter.withTransform(size.then(Affine.translation(Vec.of(x + width / 2, y))));
    words.put(glyph, word);
    glyphs.add(glyph);
  }

  private Drawing drawing() {
    Frame frame = new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), glyphs);
    return Drawing.of(frame, 960, 540, words, 1);
  }

  private byte[] pdf() {
    try (PdfWriter writer = new PdfWriter("text")) {
      writer.add(drawing());
      return writer.bytes();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "creature",
        "\u0633\u0644\u0627\u0645",
        "\u05E9\u05DC\u05D5\u05DD",
        "\u0928\u092E\u0938\u094D\u0924\u0947",
        "\u3053\u3093\u306B\u3061\u306F",
        "\u4F60\u597D",
        "\uD83D\uDE00\uD83D\uDE80",
        "\\frac{a+b}{tt}=\\sqrt{x_{11}}"
      })
  void copiesWordsInReadingOrderInAllScripts(String word) throws Exception {
    Needs.programs("pdftotext");
    add(word, -3, 0, 3);
    assertEquals(word, copied());
  }

  @Test
  void insetsThatShareAGlyphHaveSeparateWords() {
    add("shared", -3, 0, 3);
    add("word", 1, 0, 2);
    Item.Inset first = inset(-2);
    Item.Inset second = inset(2);
    Map<InsetView, Map<Item, DrawnWord>> insets = new IdentityHashMap<>();
    insets.put(first.view(), new IdentityHashMap<>(words));
    Map<Item, DrawnWord> others = new IdentityHashMap<>();
    others.put(glyphs.get(0), new DrawnWord("other ", 1));
    others.put(glyphs.get(1), new DrawnWord("first ", 0));
    insets.put(second.view(), others);
    Frame frame = new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), List.of(first, second));
    Drawing drawing = Drawing.of(frame, 960, 540, Map.of(), insets, 1);
    assertEquals(
        List.of("shared ", "word ", "first ", "other "),
        drawing.texts().stream().map(run -> run.word().text()).toList());
  }

  private Item.Inset inset(double y) {
    InsetView view =
        new InsetView(glyphs, Camera.DEFAULT, Camera.DEFAULT, 16 / 9.0, 1, Color.rgb(0, 0, 0));
    Affine place = Affine.scaling(3, 1.5, 1).then(Affine.translation(Vec.of(0, y)));
    return new Item.Inset(view, place, 1, 0);
  }

  private String copied() throws Exception {
    Path file = Files.write(folder.resolve("a.pdf"), pdf());
    Path text = folder.resolve("a.txt");
    Process process =
        new ProcessBuilder(
                Needs.program("pdftotext").toString(),
                "-enc",
                "UTF-8",
                file.toString(),
                text.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    // The tool writes direction marks around text that is read from right to left.
    String found = Files.readString(text).replaceAll("[\u200E\u200F\u202A-\u202E\f]", "");
    return Normalizer.normalize(found.strip(), Normalizer.Form.NFC);
  }

  @Test
  void wordsOfALineAreReadOneAfterTheOther() throws Exception {
    add("a", -5, 1, 0.3);
    add("fluffy", -4.5, 1, 1.5);
    add("creature", -2.8, 1, 2);
    add("below", -5, -1, 1.5);
    try (PDDocument pdf = Loader.loadPDF(pdf())) {
      String text = new PDFTextStripper().getText(pdf).replaceAll("[ \\r]+", " ");
      assertEquals("a fluffy creature\nbelow", text.strip().replace(" \n", "\n"));
    }
  }

  @Test
  void placesAWordOverItsInk() {
    add("word", -1, 0, 2);
    TextRun run = drawing().texts().get(0);
    assertEquals(480 - 67.5, run.start().x(), 1e-6);
    assertEquals(480 + 67.5, run.end().x(), 1e-6);
    assertEquals(270, run.start().y(), 1e-6);
  }

  @Test
  void writesInvisibleTextToSvgFiles() {
    add("a<b", -1, 0, 2);
    String svg = new String(SvgWriter.write(drawing(), "text"), StandardCharsets.UTF_8);
    assertTrue(svg.contains("fill-opacity=\"0\""), svg);
    assertTrue(svg.contains(">a&lt;b</text>"), svg);
  }

  @Test
  void joinsNeighbouringWordsToLines() {
    add("one", -3, 1, 1);
    add("two", -1.9, 1, 1);
    add("below", -3, -1, 1);
    Frame frame = new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), glyphs);
    List<String> lines =
        FrameTexts.of(frame, 960, 540, words).stream().map(DrawnLine::text).toList();
    assertEquals(List.of("one two", "below"), lines);
  }
}
