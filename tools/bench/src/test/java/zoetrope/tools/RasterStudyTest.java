package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.text.Text;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.raster.FilledOutline;
import zoetrope.tools.raster.MarlinCanvas;
import zoetrope.tools.raster.Supersampling;

class RasterStudyTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 270;

  private static final class Letters extends Scene {
    @Override
    protected void construct() {
      add(new Text("Attention is all you need").setWidth(11).rotate(0.1));
      add(new Text("& so on, Qq").setWidth(6).moveTo(down(2)));
      pause(1);
    }
  }

  @Test
  void lettersAreNearerToTheirOutlinesThanJava2Ds() {
    List<FilledOutline> outlines = outlines();
    Supersampling exact = new Supersampling(WIDTH, HEIGHT, 0);
    outlines.forEach(exact::fill);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(frame());
    MarlinCanvas marlin = new MarlinCanvas(WIDTH, HEIGHT);
    marlin.draw(
        Color.BLACK,
        outlines.stream().map(FilledOutline::toPath2D).toList(),
        outlines.stream().map(o -> new Color(o.argb(), true)).toList());

    Supersampling.EdgeError ours = exact.error(canvas.pixels());
    Supersampling.EdgeError theirs = exact.error(marlin.pixels());
    assertTrue(ours.pixels() > 1000, ours.toString());
    assertTrue(ours.mean() < theirs.mean(), ours + " " + theirs);
    assertTrue(ours.mean() < 5, ours.toString());
  }

  @Test
  void theReferenceKnowsWhatASquareCovers() {
    Supersampling exact = new Supersampling(4, 4, 0);
    Path square = Path.polygon(Vec.of(1, 1), Vec.of(2.5, 1), Vec.of(2.5, 3), Vec.of(1, 3));
    exact.fill(new FilledOutline(null, square.transform(Affine.IDENTITY), 0xFFFFFFFF));
    int[] pixels = new int[16];
    pixels[4 + 1] = 0xFFFFFFFF;
    pixels[8 + 1] = 0xFFFFFFFF;
    pixels[4 + 2] = 0xFF808080;
    pixels[8 + 2] = 0xFF808080;

    Supersampling.EdgeError error = exact.error(pixels);
    assertEquals(2, error.pixels());
    assertEquals(0.5, error.largest(), 1e-4);
  }

  @Test
  void theStudyShowsBothForEachFrame() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    String[] args = {"MovingGlyphs@0.1", "--quality", "low", "--rounds", "1"};
    assertEquals(0, ToolLauncher.run(new RasterStudy(), stream, stream, args));
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("| MovingGlyphs@0.1 |     1000 |"), text);
    assertEquals(
        2, ToolLauncher.run(new RasterStudy(), stream, stream, "MovingGlyphs@now", "-q", "low"));
  }

  private static List<FilledOutline> outlines() {
    return FilledOutline.of(frame(), WIDTH, HEIGHT);
  }

  private static Frame frame() {
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        new Letters(),
        StageSettings.defaults(),
        FrameRange.only(0),
        (frame, count) -> frames.add(frame));
    Frame frame = frames.get(0);
    return new Frame(
        frame.camera(),
        frame.background(),
        List.copyOf(
            FilledOutline.of(frame, WIDTH, HEIGHT).stream().map(FilledOutline::item).toList()));
  }
}
