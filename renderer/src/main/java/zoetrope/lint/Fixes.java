package zoetrope.lint;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;

/**
 * Functions that compute fixes that an author can apply as they are: the direction and the length
 * of a move.
 */
final class Fixes {
  /** The distance that a moved text keeps from the frame or from another text, in frame units. */
  private static final double BUFF = 0.1;

  private final Box frame;
  private final double scale;

  private final NearbyObjects neighbours;

  /** Computes fixes for the texts of a frame. */
  Fixes(FrameView view, NearbyObjects neighbours) {
    frame = view.box();
    scale = 1 / view.scale();
    this.neighbours = neighbours;
  }

  /** Returns how to bring a text into the frame. */
  FaultFix intoFrame(VisibleText text) {
    Box box = text.box();
    double width = frame.width() - 2 * BUFF;
    double height = frame.height() - 2 * BUFF;
    if (box.width() > width || box.height() > height) {
      double factor = Math.min(width / box.width(), height / box.height());
      double rounded = Math.floor(factor * 100) / 100;
      return new FaultFix(
          String.format(Locale.ROOT, "make %s smaller: scale(%.2f)", text.shortName(), rounded),
          Optional.of(new FixEdit.Scale(text.found(), rounded, !text.hasUpdater())));
    }
    double x = into(box.left(), box.right(), frame.left() + BUFF, frame.right() - BUFF);
    double y = into(box.bottom(), box.top(), frame.bottom() + BUFF, frame.top() - BUFF);
    String first = x == 0 ? "" : distance(x, "right", "left", text);
    String second = y == 0 ? "" : distance(y, "up", "down", text);
    String and = first.isEmpty() || second.isEmpty() ? "" : " and ";
    Optional<String> clash = neighbours.at(text, box.moved(x, y));
    String also = clash.map(way -> also(way, text)).orElse("");
    return new FaultFix(move(text) + first + and + second + also, edit(text, x, y, clash));
  }

  /**
   * Returns the beginning of a fix that moves a text. If the text has an updater, the updater must
   * move it.
   */
  private static String move(VisibleText text) {
    return (text.hasUpdater() ? "in its updater, move " : "move ") + text.shortName() + " ";
  }

  /** Returns the shift that brings an interval into another one. */
  private static double into(double from, double to, double least, double most) {
    return from < least ? least - from : to > most ? most - to : 0;
  }

  /**
   * Returns the shortest move of one of two texts that separates them and keeps it in the frame;
   * empty if there is none. Prefers moves of texts without updaters, and moves to free places.
   *
   * @param moved the text that is moved if both moves are equally good
   */
  Optional<FaultFix> apart(VisibleText moved, VisibleText other) {
    return Stream.of(way(moved, other), way(other, moved))
        .flatMap(Optional::stream)
        .min(Comparator.comparing(Way::hasUpdater).thenComparing(way -> !way.isFree()))
        .map(Way::fix);
  }

  /** A move of a text; {@code isFree} says that nothing is in the way. */
  private record Way(FaultFix fix, boolean hasUpdater, boolean isFree) {}

  private Optional<Way> way(VisibleText moved, VisibleText other) {
    Box a = moved.box();
    Box b = other.box();
    Way best = null;
    double least = Double.POSITIVE_INFINITY;
    double[][] moves = {
      {0, b.bottom() - BUFF - a.top()},
      {0, b.top() + BUFF - a.bottom()},
      {b.left() - BUFF - a.right(), 0},
      {b.right() + BUFF - a.left(), 0}
    };
    for (double[] move : moves) {
      double length = Math.abs(move[0] + move[1]);
      Box there = a.moved(move[0], move[1]);
      if (!frame.contains(there)) {
        continue;
      }
      Optional<String> clash = neighbours.at(moved, there);
      boolean isBetter =
          best == null || (clash.isEmpty() == best.isFree ? length < least : clash.isEmpty());
      if (isBetter) {
        least = length;
        String words =
            move(moved)
                + (move[0] == 0
                    ? distance(move[1], "up", "down", moved)
                    : distance(move[0], "right", "left", moved))
                + clash.map(name -> also(name, moved)).orElse("");
        FaultFix fix = new FaultFix(words, edit(moved, move[0], move[1], clash));
        best = new Way(fix, moved.hasUpdater(), clash.isEmpty());
      }
    }
    return Optional.ofNullable(best);
  }

  private static String also(String neighbour, VisibleText moved) {
    return moved.hasUpdater()
        ? ", but " + neighbour + " is in the way there"
        : ", and also " + neighbour + ", which is in the way there";
  }

  private String distance(double by, String forward, String back, VisibleText text) {
    return String.format(
        Locale.ROOT, "%s by %.2f", by > 0 ? forward : back, Math.abs(units(by, text)));
  }

  /** Returns a move of a text in its units, rounded up to hundredths. */
  private double units(double by, VisibleText text) {
    return outward(by * (text.isFixed() ? 1 : scale));
  }

  private Optional<FixEdit> edit(VisibleText text, double x, double y, Optional<String> clash) {
    Vec shift = new Vec(units(x, text), units(y, text), 0);
    boolean isSufficient = !text.hasUpdater() && clash.isEmpty();
    return Optional.of(new FixEdit.Shift(text.found(), shift, isSufficient));
  }

  /** Returns how to make the lines of a text at least as high as {@code height}, in frame units. */
  static FaultFix enlarged(VisibleText text, double height) {
    double factor = Math.ceil(100 * height / text.lineHeight()) / 100;
    return FaultFix.usual(new FixEdit.Scale(text.found(), factor, !text.hasUpdater()));
  }

  /**
   * Returns how to move an object into a box. The object must be fixed in the frame, or seen by the
   * default camera.
   *
   * @param now the box around the object
   */
  static FaultFix into(Box box, Box now, FoundObject object, boolean hasUpdater) {
    if (now.width() > box.width() || now.height() > box.height()) {
      return FaultFix.USUAL;
    }
    double x = outward(into(now.left(), now.right(), box.left(), box.right()));
    double y = outward(into(now.bottom(), now.top(), box.bottom(), box.top()));
    return FaultFix.usual(new FixEdit.Shift(object, new Vec(x, y, 0), !hasUpdater));
  }

  /** Returns a distance, rounded away from 0 to hundredths. */
  private static double outward(double distance) {
    return Math.signum(distance) * Math.ceil(Math.abs(distance) * 100 - 1e-6) / 100;
  }
}
