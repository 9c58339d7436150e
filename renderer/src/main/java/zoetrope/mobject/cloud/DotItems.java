package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.display.DepthSortable;
import zoetrope.mobject.display.ItemClip;
import zoetrope.mobject.display.Shading;

/** The items of a cloud of dots for one orientation of the camera. */
final class DotItems {
  private static final Path DISC = Paths.circle(Vec.ZERO, 1);
  private static final int GLOW_STOPS = 12;

  private final AbstractDotCloud<?> cloud;
  private final Affine facing;
  private final Item[] items;
  private final double[] middles;

  /**
   * Creates the items of all dots.
   *
   * @param facing the directions of the camera: right, up, and towards the eye
   * @param lit the shading of dots that look like balls; null for flat dots
   * @param eye the position of the viewer
   */
  DotItems(AbstractDotCloud<?> cloud, Affine facing, Shading lit, Vec eye) {
    this.cloud = cloud;
    this.facing = facing;
    List<Item> made = new ArrayList<>(cloud.dotCount());
    double[] places = new double[3 * cloud.dotCount()];
    Style style = cloud.selfStyle();
    Color color = null;
    Style shared = style;
    for (int i = 0; i < cloud.dotCount(); i++) {
      Color ownColor = cloud.dotColor(i);
      if (lit != null) {
        Paint ball = new BallPaint(ownColor, cloud.dot(i), lit, eye).facing(facing);
        shared = style.withFill(ball).withFillBorder(0);
      } else if (!ownColor.equals(color)) {
        color = ownColor;
        shared = style.withFill(flat(ownColor)).withFillBorder(0);
      }
      Item whole = new Item.Shape(DISC, place(i), shared, cloud.fixedInFrame());
      // Clipping a fill gives at most one piece.
      List<Item> seen = ItemClip.of(whole, cloud.clipPlanes());
      if (!seen.isEmpty()) {
        Vec middle = cloud.dot(i);
        for (int k = 0; k < 3; k++) {
          places[3 * made.size() + k] = middle.get(k);
        }
        made.add(seen.get(0));
      }
    }
    items = made.toArray(new Item[0]);
    middles = Arrays.copyOf(places, 3 * items.length);
  }

  Item[] items() {
    return items;
  }

  DepthSortable sortable(Affine box) {
    return new DepthSortable(Arrays.asList(items), middles, box);
  }

  /** Returns the map from the unit disc to a dot that faces the camera. */
  private Affine place(int i) {
    Vec middle = cloud.dot(i);
    if (!middle.isFinite()) {
      throw new IllegalStateException(
          Messages.of(
              "dot %s of %s is at %s: look for a NaN in the code that moves it",
              i, Preconditions.a(cloud.kind()), middle));
    }
    double r = cloud.radius(i);
    return Affine.ofColumns(
        facing.column(0).times(r), facing.column(1).times(r), facing.column(2), middle);
  }

  private Paint flat(Color color) {
    double glow = cloud.glowFactor();
    if (!(glow > 0)) {
      return new Paint.Solid(color);
    }
    List<Paint.Stop> stops = new ArrayList<>();
    for (int i = 0; i <= GLOW_STOPS; i++) {
      double r = (double) i / GLOW_STOPS;
      double alpha = i == GLOW_STOPS ? 0 : StrictMath.pow(1 - r, glow);
      stops.add(new Paint.Stop(r, color.withAlpha(color.alpha() * alpha)));
    }
    return new Paint.Gradient(true, Affine.IDENTITY, stops, Paint.Spread.PAD);
  }
}
