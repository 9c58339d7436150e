package zoetrope.render.request;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;
import zoetrope.render.Renderer;
import zoetrope.render.result.RenderResult;

/** Files contain their metadata. */
class MetadataTest {
  private static final Metadata ALL =
      new Metadata(
          Optional.of("Kreise & <Würfel> 圆"),
          Optional.of("Ada \"L\""),
          Optional.of("Two\nlines"),
          Optional.of("2026-11-25"));

  private static final RenderSettings SMALL =
      RenderSettings.of(64, 64, FrameRate.of(10)).withMetadata(ALL);

  @TempDir private static Path folder;

  private static final SceneEntry SCENE =
      SceneEntry.of(
          () ->
              new Scene() {
                @Override
                protected void construct() {
                  section("One");
                  add(circle(1));
                  pause(0.3);
                }
              });

  private static Map<String, String> tags(Path film) {
    try (FilmReader reader = FilmReader.open(film)) {
      return reader.tags();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mov", "a.mkv", "a.webm"})
  void videosContainMetadata(String name) {
    Path film = folder.resolve(name);
    new Renderer(SMALL).film(SCENE, film);
    Map<String, String> tags = tags(film);
    assertEquals("Kreise & <Würfel> 圆", tags.get("title"));
    assertEquals("Ada \"L\"", tags.get("artist"));
    assertEquals("Two\nlines", tags.get("comment"));
    assertEquals("2026-11-25", tags.get("date"));
  }

  @Test
  void sectionsHaveTheirOwnTitles() {
    Path parts = folder.resolve("parts");
    new Renderer(SMALL)
        .render(RenderRequest.film(SCENE, folder.resolve("whole.mp4")).withSections(parts));
    Map<String, String> tags = tags(parts.resolve("01-One.mp4"));
    assertEquals("Kreise & <Würfel> 圆: One", tags.get("title"));
    assertEquals("Ada \"L\"", tags.get("artist"));
  }

  @Test
  void presentationsContainMetadata() throws IOException {
    assumeTrue(VideoCodec.H264.isAvailable(), "this build of FFmpeg has no x264");
    Path talk = folder.resolve("talk.html");
    new Renderer(SMALL).render(RenderRequest.film(SCENE, talk));
    String page = Files.readString(talk);
    assertTrue(page.contains("<title>Kreise &amp; &lt;Würfel&gt; 圆</title>"));
    assertTrue(page.contains("<meta name=\"author\" content=\"Ada &quot;L&quot;\">"));
  }

  @Test
  void vectorStillsContainMetadata() throws IOException {
    Path pdf = folder.resolve("a.pdf");
    new Renderer(SMALL).still(SCENE, TimePoint.parse("0"), pdf);
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      PDDocumentInformation told = document.getDocumentInformation();
      assertEquals("Kreise & <Würfel> 圆", told.getTitle());
      assertEquals("Ada \"L\"", told.getAuthor());
      assertEquals("Two\nlines", told.getSubject());
      assertTrue(told.getCustomMetadataValue("CreationDate").startsWith("D:20261125"));
    }
    Path svg = folder.resolve("a.svg");
    new Renderer(SMALL).still(SCENE, TimePoint.parse("0"), svg);
    String drawing = Files.readString(svg);
    assertTrue(drawing.contains("<title>Kreise &amp; &lt;Würfel&gt; 圆</title>"), drawing);
    assertTrue(drawing.contains("<dc:date>2026-11-25</dc:date>"), drawing);
  }

  @Test
  void pngsContainMetadataAndHaveTheSamePixels() throws IOException {
    Path told = folder.resolve("told.png");
    Path plain = folder.resolve("plain.png");
    new Renderer(SMALL).still(SCENE, TimePoint.parse("0"), told);
    new Renderer(SMALL.withMetadata(Metadata.NONE)).still(SCENE, TimePoint.parse("0"), plain);
    String bytes = Files.readString(told, StandardCharsets.ISO_8859_1);
    assertTrue(bytes.contains("iTXtAuthor\0\0\0\0\0Ada \"L\""));
    try (FilmReader one = FilmReader.open(told);
        FilmReader other = FilmReader.open(plain)) {
      assertTrue(one.next() && other.next());
      assertArrayEquals(other.argb(), one.argb());
    }
  }

  @Test
  void reportsFormatsWithoutMetadata() {
    RenderResult gif = new Renderer(SMALL).film(SCENE, folder.resolve("a.gif"));
    assertTrue(
        gif.warnings().contains("a GIF has no title, author, comment or date: they are left out"),
        gif.warnings()::toString);
    RenderResult pictures = new Renderer(SMALL).sequence(SCENE, folder.resolve("pictures"));
    assertTrue(pictures.warnings().get(0).startsWith("an image sequence has no title"));
  }

  @ParameterizedTest
  @CsvSource({
    "' ',      2026,       'the title is empty'",
    "'a\tb\u0007', 2026,   'a title is of one line'",
    "'a\nb',   2026,       'a title is of one line'",
    "a,        2026-13,    '2026-13'",
    "a,        2026-02-30, 'expected one such as 2026, 2026-11 or 2026-11-25'",
    "a,        today,      'today'",
  })
  void refusesInvalidMetadata(String title, String date, String message) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                new Metadata(
                    Optional.of(title), Optional.empty(), Optional.empty(), Optional.of(date)));
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }
}
