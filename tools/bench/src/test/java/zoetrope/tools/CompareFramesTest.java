package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.still.Png;
import zoetrope.tools.pictures.FrameSource;
import zoetrope.tools.pictures.Pixels;

class CompareFramesTest {
  private static final int SIDE = 16;

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void exitsWithCode0ForEqualImages() {
    Path a = png("a.png", 0xff336699);
    Path b = png("b.png", 0xff336699);

    assertEquals(0, run(a, b));
    assertEquals("1 frame equal", text(out));
  }

  @Test
  void exitsWithCode1AndCountsAPixelThatDiffersBy1() {
    Path a = png("a.png", 0xff336699);
    int[] pixels = filled(0xff336699);
    pixels[17] = 0xff33669a;
    Path b = png("b.png", pixels);

    assertEquals(1, run(a, b));
    assertTrue(text(out).contains("a.png: 1 pixels differ, by up to 1, PSNR 78.23 dB"), text(out));
  }

  @Test
  void picturesOfTwoSizesDiffer() {
    Path a = png("a.png", 0xff000000);
    Path b = folder.resolve("b.png");
    Png.write(b, new int[2 * SIDE * SIDE], SIDE, 2 * SIDE);

    assertEquals(1, run(a, b));
    assertTrue(text(out).contains("16x16 and 16x32"), text(out));
  }

  @Test
  void foldersAreComparedByName() throws IOException {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    png("first/1.png", 0xff000000);
    png("second/1.png", 0xff000000);
    assertEquals(0, run(first, second));

    png("second/2.png", 0xff000000);
    assertEquals(1, run(first, second));
    assertTrue(text(out).contains("2.png is only in " + second), text(out));
  }

  @NeedsX264
  @Test
  void filmsAreComparedFrameByFrame() {
    Path a = film("a.mp4", 0xff000000, 0xff000000, 0xff000000);
    Path same = film("same.mp4", 0xff000000, 0xff000000, 0xff000000);
    Path other = film("other.mp4", 0xff000000, 0xff000000, 0xffffffff);
    Path shorter = film("shorter.mp4", 0xff000000, 0xff000000);

    assertEquals(0, run(a, same));
    assertEquals(1, run(a, other));
    assertTrue(text(out).contains("frame 2: 256 pixels differ"), text(out));
    assertFalse(text(out).contains("frame 1:"), text(out));
    assertEquals(1, run(a, shorter));
    assertTrue(text(out).contains("shorter.mp4 ends after 2 frames"), text(out));
  }

  @Test
  void theSheetShowsBothPicturesAndTheirDifference() {
    int[] pixels = filled(0xff000000);
    pixels[SIDE] = 0xff010000;
    Path a = png("a.png", 0xff000000);
    Path b = png("b.png", pixels);
    Path sheet = folder.resolve("sheet.png");

    assertEquals(1, run(a, b, "--sheet", sheet.toString()));
    Pixels drawn = FrameSource.read(sheet);
    assertEquals(3 * SIDE, drawn.width());
    int[] secondRow = Arrays.copyOfRange(drawn.argb(), 3 * SIDE, 6 * SIDE);
    int[] expected = new int[3 * SIDE];
    Arrays.fill(expected, 0xff000000);
    expected[SIDE] = 0xff010000;
    expected[2 * SIDE] = 0xff400000;
    assertArrayEquals(expected, secondRow);
  }

  @Test
  void exitsWithCode2IfAFileIsMissingOrNoImage() throws IOException {
    Path a = png("a.png", 0xff000000);
    Path broken = Files.writeString(folder.resolve("broken.png"), "no picture");
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertEquals(2, run(a, folder.resolve("missing.png")));
    assertTrue(text(err).contains("there is no file or folder"), text(err));
    assertEquals(2, run(a, broken));
    assertEquals(2, run(empty, empty));
    assertEquals(2, run(a));
  }

  private int run(Path first, Object... rest) {
    out.reset();
    err.reset();
    String[] args = new String[rest.length + 1];
    args[0] = first.toString();
    for (int i = 0; i < rest.length; i++) {
      args[i + 1] = rest[i].toString();
    }
    return ToolLauncher.run(new CompareFrames(), stream(out), stream(err), args);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).strip();
  }

  private static int[] filled(int argb) {
    int[] pixels = new int[SIDE * SIDE];
    Arrays.fill(pixels, argb);
    return pixels;
  }

  private Path png(String name, int argb) {
    return png(name, filled(argb));
  }

  private Path png(String name, int[] argb) {
    Path file = folder.resolve(name);
    Png.write(file, argb, SIDE, SIDE);
    return file;
  }

  private Path film(String name, int... colors) {
    Path file = folder.resolve(name);
    VideoSettings settings =
        VideoSettings.of(SIDE, SIDE, FrameRate.of(10)).withEncoding(0, "ultrafast");
    try (SegmentedFilm film = SegmentedFilm.open(file, settings);
        YuvPlanes planes = new YuvPlanes(SIDE, SIDE);
        PictureEncoder encoder = new SegmentEncoders().open(settings)) {
      for (int color : colors) {
        planes.update(filled(color), Damage.all(SIDE, SIDE));
        encoder.frame(planes);
      }
      film.append(encoder.finish());
      film.finish();
    }
    return file;
  }
}
