package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.Tex;

/**
 * A calculation whose steps are animations. It tracks the map from its own coordinates to the
 * scene, so that parts that a step adds have the size and the place of the others.
 */
public abstract class Calculation<S extends Calculation<S>> extends Mobject<S> {
  private Affine frame = Affine.IDENTITY;
  private boolean busy;

  Calculation() {}

  /** Returns the font size as drawn, which follows scaling; 48 by default. */
  public double fontSize() {
    double area = frame.column(0).cross(frame.column(1)).length();
    return GlyphGroup.DEFAULT_FONT_SIZE * Math.sqrt(area);
  }

  /**
   * Scales about the centre to another font size.
   *
   * @throws IllegalArgumentException if the size is not above 0
   */
  public S fontSize(double size) {
    Preconditions.requireAbove("the font size of " + Preconditions.a(kind()), size, 0);
    return scale(size / fontSize());
  }

  /** Moves a part from the coordinates of this calculation to the scene, and returns it. */
  final <M extends Mobject<?>> M placed(M part) {
    part.transform(frame);
    return part;
  }

  /** Adds parts behind the present children. */
  final void addParts(List<? extends Mobject<?>> parts) {
    List<Mobject<?>> all = new ArrayList<>(children());
    all.addAll(parts);
    setChildren(all);
  }

  final void setBusy(boolean now) {
    busy = now;
  }

  final void requireIdle() {
    if (busy) {
      throw new IllegalStateException(
          Messages.of(
              "two steps of %s are played at the same time: give each step its own play, or use"
                  + " succession(...)",
              Preconditions.a(kind())));
    }
  }

  /**
   * Checks that a row or column exists.
   *
   * @param what the word for messages: "row" or "column", with the matrix if there are several
   */
  static void requireIndex(String what, int index, int count) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(
          Messages.of(
              "there is no %s %s: the numbers of the %ss are 0 to %s",
              what, index, what, count - 1));
    }
  }

  static List<List<String>> strings(int[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(String::valueOf).toList())
        .toList();
  }

  static List<List<String>> strings(double[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(Rational::of).map(Rational::toString).toList())
        .toList();
  }

  static List<List<String>> strings(String[][] rows) {
    return Arrays.stream(rows).map(List::of).toList();
  }

  /** Returns a formula of parts in a colour. */
  static Tex colored(Color color, List<String> parts) {
    return new Tex(parts.toArray(String[]::new)).setColor(color);
  }

  @Override
  protected void transformSelf(Affine map) {
    frame = frame.then(map);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof Calculation<?> calculation) {
      frame = calculation.frame;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof Calculation<?> a && end instanceof Calculation<?> b)) {
      return base;
    }
    Affine from = a.frame;
    Affine to = b.frame;
    return base.and(
        alpha -> frame = alpha == 0 ? from : alpha == 1 ? to : motion.mix(from, to, alpha));
  }
}
