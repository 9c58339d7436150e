package zoetrope.internal.render.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Frames with very many curves become images in a storyboard of paths. */
class DenseCardsTest {
  private static final SheetPaper PAPER = new SheetPaper(11, 8.5, 3);

  /** Returns a card with a red disc of this many edges, with a radius of 2 units at (3, 2). */
  private static SheetCard disc(int edges) {
    Vec[] corners = new Vec[edges];
    for (int i = 0; i < edges; i++) {
      double angle = 2 * Math.PI * i / edges;
      corners[i] = Vec.of(3 + 2 * StrictMath.cos(angle), 2 + 2 * StrictMath.sin(angle));
    }
    Style red = Style.NONE.withFill(new Paint.Solid(Color.rgb(1, 0, 0)));
    Item shape = new Item.Shape(Path.polygon(corners), Affine.IDENTITY, red, 0);
    Frame frame =
        new Frame(Camera.DEFAULT, Color.rgb(0, 0, 1), List.of(shape), new FrameSize(128 / 9.0, 8));
    return new SheetCard(
        frame, Map.of(), "7", "0:01.0", "A.java:3", "Part", "said", "happens", List.of());
  }

  /** Returns a storyboard of this many discs of 10,000 edges. */
  private static List<SheetCard> storyboard(int count) {
    return Collections.nCopies(count, disc(10_000));
  }

  @Test
  void aPictureOfFewCurvesStaysAsItIs() {
    SheetCard card = disc(2_900);
    assertSame(card, new DenseCards(PAPER, storyboard(2000), 30).bounded(card));
  }

  @Test
  void manyCurvesStayPathsIfThereAreFewImages() {
    SheetCard card = disc(10_000);
    assertSame(card, new DenseCards(PAPER, storyboard(299), 30).bounded(card));
    assertTrue(new DenseCards(PAPER, storyboard(1000), 30).isDense(card));
  }

  @Test
  void rasterizedCardsShowTheSameAtTheSamePlace() {
    SheetCard card = new DenseCards(PAPER, storyboard(1000), 30).bounded(disc(10_000));
    Item.Image item = assertInstanceOf(Item.Image.class, card.frame().items().get(0));
    RasterImage pixels = item.source();
    assertEquals((int) Math.ceil(PAPER.columnWidth() * 30), pixels.width());
    double unit = pixels.height() / 8.0;
    int x = (int) (pixels.width() / 2.0 + 3 * unit);
    int y = (int) (pixels.height() / 2.0 - 2 * unit);
    assertEquals(0xFFFF0000, pixels.argb()[y * pixels.width() + x]);
    assertEquals(0xFF0000FF, pixels.argb()[0]);
    assertEquals(128 / 9.0, item.bounds().size().x(), 0.02);
    assertEquals(8, item.bounds().size().y(), 0.01);
    assertEquals("7 Part said", card.number() + " " + card.section() + " " + card.caption());
  }
}
