package zoetrope.internal.vector.film;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Path;
import zoetrope.internal.vector.Mark;

/**
 * An instruction to draw a part of a frame. The steps of a frame are drawn from first to last.
 *
 * @param mark what is drawn; null for the kinds without a mark
 * @param color the colour of the background; for an image, the colour that it is drawn on, so that
 *     it is opaque; null for other steps
 */
record Step(Kind kind, Mark mark, Color color) {
  /** The kinds of steps. Files contain their ordinals. */
  enum Kind {
    /** Fills the frame with one colour. */
    BACKGROUND,
    FILL,
    LINE,
    PICTURE,
    /** Begins a group. */
    BEGIN,
    /** Ends the content of a group, and begins its mask. */
    MASK,
    /** Ends a group. */
    END
  }

  private static final Step MASK = new Step(Kind.MASK, null, null);
  private static final Step END = new Step(Kind.END, null, null);

  static Step background(Color color) {
    return new Step(Kind.BACKGROUND, null, color);
  }

  /** Returns an image that is drawn on a background. */
  static Step on(Color background, Mark.Picture picture) {
    return new Step(Kind.PICTURE, picture, background);
  }

  /** Returns the path that is filled, followed, or clips a group; null for none. */
  Path path() {
    return mark instanceof Mark.Group group ? group.clip() : mark == null ? null : mark.path();
  }

  /** Returns the path before it was placed; null if it is unknown. */
  Mark.Outline outline() {
    if (mark instanceof Mark.Fill fill) {
      return fill.outline();
    }
    return mark instanceof Mark.Line line ? line.outline() : null;
  }

  /** Adds the steps of marks to a list. */
  static void add(List<Mark> marks, List<Step> steps) {
    for (Mark mark : marks) {
      mark.accept(
          new Mark.Visitor() {
            @Override
            public void fill(Mark.Fill fill) {
              steps.add(new Step(Kind.FILL, fill, null));
            }

            @Override
            public void line(Mark.Line line) {
              steps.add(new Step(Kind.LINE, line, null));
            }

            @Override
            public void picture(Mark.Picture picture) {
              steps.add(new Step(Kind.PICTURE, picture, null));
            }

            @Override
            public void group(Mark.Group group) {
              steps.add(new Step(Kind.BEGIN, group, null));
              add(group.marks(), steps);
              if (group.veil() != null) {
                steps.add(MASK);
                add(group.veil().marks(), steps);
              }
              steps.add(END);
            }
          });
    }
  }
}
