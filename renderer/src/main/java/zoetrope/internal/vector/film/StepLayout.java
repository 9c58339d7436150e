package zoetrope.internal.vector.film;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.vector.Ink;
import zoetrope.internal.vector.Mark;

/**
 * The values of a step that are not its path, in the units of a film.
 *
 * @param numbers the numbers of a {@link Slot}; those of the map only for images
 */
record StepLayout(int[] numbers, int paint, float[] paintPlace, int style) {
  /** The side of the square that an image fills before it is placed. */
  static final int IMAGE_SIDE = 4096;

  /** The stored value of a width of one unit of the film. */
  private static final int WIDTH_STEPS = 8;

  private static final int MAX_MAP = 1 << 29;
  private static final float[] NO_PLACE = new float[6];

  /**
   * Returns the values of a step.
   *
   * @param unitsPerPixel the units of the film per pixel of a mark's coordinates
   * @param images adds an image to the segment and returns its index
   */
  static StepLayout of(Step step, double unitsPerPixel, PaintTable paints, ImageTable images) {
    int[] numbers = new int[Slot.NUMBERS];
    if (step.kind() == Step.Kind.BACKGROUND) {
      setColor(numbers, PaintTable.channels(step.color()));
    }
    if (step.mark() instanceof Mark.Fill fill) {
      numbers[Slot.WIDTH] = rounded(fill.border() * unitsPerPixel * WIDTH_STEPS);
      return inked(numbers, fill.ink(), unitsPerPixel, 0, paints);
    }
    if (step.mark() instanceof Mark.Line line) {
      numbers[Slot.WIDTH] = rounded(line.pen().width() * unitsPerPixel * WIDTH_STEPS);
      return inked(numbers, line.ink(), unitsPerPixel, paints.pen(line.pen()), paints);
    }
    if (step.mark() instanceof Mark.Group group) {
      numbers[Slot.ALPHA] = rounded(group.opacity() * 255);
      int style = 2 * group.blend().ordinal() + (group.veil() == null ? 0 : 1);
      return new StepLayout(numbers, 0, NO_PLACE, style);
    }
    if (step.mark() instanceof Mark.Picture picture) {
      setMap(numbers, picture.place(), unitsPerPixel, IMAGE_SIDE);
      int style = 2 * images.index(step) + (picture.smooth() ? 1 : 0);
      return new StepLayout(numbers, 0, NO_PLACE, style);
    }
    return new StepLayout(numbers, 0, NO_PLACE, 0);
  }

  private static StepLayout inked(
      int[] numbers, Ink ink, double unitsPerPixel, int style, PaintTable paints) {
    if (ink instanceof Ink.Flat flat) {
      setColor(numbers, PaintTable.channels(flat.color()));
      return new StepLayout(numbers, 0, NO_PLACE, style);
    }
    if (!(ink instanceof Ink.Gradient gradient)) {
      throw new IllegalArgumentException("patterns must become images");
    }
    double opacity = gradient.opacity();
    boolean even = opacity > 0;
    numbers[Slot.ALPHA] = even ? rounded(opacity * 255) : 255;
    Ink.Gradient shown = even ? (Ink.Gradient) gradient.opaque() : gradient;
    return new StepLayout(
        numbers, 1 + paints.gradient(shown.paint()), place(shown.place(), unitsPerPixel), style);
  }

  private static float[] place(Affine map, double unitsPerPixel) {
    Vec x = map.column(0).times(unitsPerPixel);
    Vec y = map.column(1).times(unitsPerPixel);
    Vec t = map.translation().times(unitsPerPixel);
    return new float[] {
      (float) x.x(), (float) x.y(), (float) y.x(), (float) y.y(), (float) t.x(), (float) t.y()
    };
  }

  private static void setColor(int[] numbers, int[] channels) {
    System.arraycopy(channels, 0, numbers, Slot.RED, 4);
  }

  private static void setMap(int[] numbers, Affine place, double unitsPerPixel, double pathScale) {
    double factor = unitsPerPixel / pathScale * Slot.ONE;
    numbers[Slot.A] = rounded(place.column(0).x() * factor);
    numbers[Slot.A + 1] = rounded(place.column(0).y() * factor);
    numbers[Slot.A + 2] = rounded(place.column(1).x() * factor);
    numbers[Slot.A + 3] = rounded(place.column(1).y() * factor);
    numbers[Slot.X] = rounded(place.translation().x() * unitsPerPixel);
    numbers[Slot.X + 1] = rounded(place.translation().y() * unitsPerPixel);
  }

  /** Sets the numbers that map the path of a step to the frame. */
  static void setMap(int[] numbers, Step step, double unitsPerPixel, double pathScale) {
    setMap(numbers, place(step), unitsPerPixel, pathScale);
    Mark.Outline outline = step.outline();
    if (outline != null) {
      numbers[Slot.G] = rounded(outline.g() / pathScale * Slot.DIVISOR_ONE);
      numbers[Slot.G + 1] = rounded(outline.h() / pathScale * Slot.DIVISOR_ONE);
    }
  }

  private static int rounded(double value) {
    return (int) Math.floor(Math.max(-MAX_MAP, Math.min(MAX_MAP, value)) + 0.5);
  }

  /** Returns the map from the coordinates of {@link #source} to the frame. */
  static Affine place(Step step) {
    return step.outline() == null ? Affine.IDENTITY : step.outline().place();
  }

  /**
   * Returns the path of a step before it is mapped to the frame. A path without a map is in pixels.
   */
  static Path source(Step step) {
    return step.outline() == null ? step.path() : step.outline().path();
  }
}
