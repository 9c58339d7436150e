package zoetrope.lint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.scene.PlayRecord;

/**
 * How an object changes suddenly between two plays.
 *
 * @param kind what kind of change it is
 * @param words a verb, with the extent of the change
 */
record PopChange(Kind kind, String words) {
  private static final double MIN_MOVE = 0.01;
  private static final double MIN_GROWTH = 0.02;
  private static final double MIN_OPACITY_CHANGE = 0.02;
  private static final double MIN_COLOR_CHANGE = 0.02;

  /** The fix for a change that the updaters of the object undo. */
  static final String UNDONE =
      "its updater, such as that of alwaysRedraw, undoes this change: put the change into its"
          + " function, or call clearUpdaters() first";

  private static final String FADED_AND_TRANSFORMED =
      "a part of an object is transformed while the whole object fades out: fade out only the"
          + " other parts";

  /** A kind of change, with the fix. */
  enum Kind {
    APPEARS("show it with an animation: fadeIn, create, write"),
    VANISHES("let it leave with an animation: fadeOut, uncreate"),
    MOVES("move it with animate(...)"),
    FOLLOWS("place it where its updater puts it before you show it"),
    COLORS("set the colour before the object is shown, or change it with animate(...)"),
    IS_SET("animate(tracker, t -> t.setValue(...))"),
    ORDER(
        "keep the order of painting: call bringToFront(...), setZIndex(...) or add(...) before the"
            + " objects overlap"),
    GROUPED(
        "keep the order of painting: animate the members one by one instead of in a new group, or"
            + " add the group to the stage from the start"),
    OTHER("fadeIn, fadeOut, animate");

    private final String fix;

    Kind(String fix) {
      this.fix = fix;
    }

    String fix() {
      return this == ORDER || this == GROUPED || this == FOLLOWS
          ? fix
          : "animate the change: " + fix;
    }
  }

  /**
   * Returns the change of an object whose place in the order of painting changes.
   *
   * @param isGrouped whether an animation puts a new group around it on the stage
   */
  static PopChange ofOrder(boolean isGrouped) {
    return isGrouped
        ? new PopChange(Kind.GROUPED, "comes to the front with its new group")
        : new PopChange(Kind.ORDER, "changes its place in the order of painting");
  }

  /**
   * Returns the change of an object.
   *
   * @param before its items before the change; none if it was not on the stage
   * @param after its items after the change
   * @param follows whether it has an updater
   */
  static PopChange of(
      List<Item> before,
      Camera cameraBefore,
      List<Item> after,
      Camera cameraAfter,
      boolean follows) {
    List<Leaf> old = seen(before);
    List<Leaf> now = seen(after);
    if (old.isEmpty() && now.isEmpty()) {
      return new PopChange(Kind.IS_SET, "is set without an animation");
    }
    Box from = box(old, cameraBefore);
    Box to = box(now, cameraAfter);
    String updater = follows ? " when its updater runs" : "";
    if (isNothing(from) || isNothing(to)) {
      return isNothing(from)
          ? new PopChange(Kind.APPEARS, "appears" + updater)
          : new PopChange(Kind.VANISHES, "vanishes" + updater);
    }
    Optional<String> move = move(from, to);
    if (move.isPresent()) {
      return new PopChange(follows ? Kind.FOLLOWS : Kind.MOVES, move.get() + updater);
    }
    if (old.size() == now.size()) {
      for (int i = 0; i < old.size(); i++) {
        Optional<String> look = look(old.get(i), now.get(i));
        if (look.isPresent()) {
          return new PopChange(follows ? Kind.OTHER : Kind.COLORS, look.get() + updater);
        }
      }
    }
    return new PopChange(Kind.OTHER, "changes");
  }

  /**
   * Returns the fix for changes. If all changes whose kind is known are of the same kind, it is the
   * fix of this kind.
   */
  static String fix(List<PopChange> changes) {
    List<Kind> kinds =
        changes.stream().map(PopChange::kind).filter(k -> k != Kind.OTHER).distinct().toList();
    return (kinds.size() == 1 ? kinds.get(0) : Kind.OTHER).fix();
  }

  /**
   * Returns the fix for changes after a play; {@code usual} if the play is not known to cause them.
   */
  static String fixAfter(PlayRecord play, String usual) {
    String animations = play.description();
    return animations.contains("FadeOut(") && animations.contains("Transform(")
        ? FADED_AND_TRANSFORMED
        : usual;
  }

  private static List<Leaf> seen(List<Item> items) {
    return Leaf.of(items).stream()
        .filter(leaf -> leaf.opacity() * leaf.item().opacity() > MIN_OPACITY_CHANGE)
        .toList();
  }

  private static Box box(List<Leaf> leaves, Camera camera) {
    FrameProjection projection = new FrameProjection(camera);
    Box box = Box.EMPTY;
    for (Leaf leaf : leaves) {
      box = box.union(ProjectedOutline.of(leaf.item(), projection).box());
    }
    return box;
  }

  private static boolean isNothing(Box box) {
    return !(Math.max(box.width(), box.height()) >= MIN_MOVE);
  }

  private static Optional<String> move(Box from, Box to) {
    double width = Math.abs(to.width() - from.width());
    double height = Math.abs(to.height() - from.height());
    if (Math.max(width, height) > Math.max(MIN_MOVE, MIN_GROWTH * (from.width() + from.height()))) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "changes its size from %.2f x %.2f to %.2f x %.2f",
              from.width(),
              from.height(),
              to.width(),
              to.height()));
    }
    double moved = StrictMath.hypot(to.centerX() - from.centerX(), to.centerY() - from.centerY());
    return moved < MIN_MOVE
        ? Optional.empty()
        : Optional.of(String.format(Locale.ROOT, "moves by %.2f", moved));
  }

  private static Optional<String> look(Leaf before, Leaf after) {
    if (before.item() instanceof Item.Shape a && after.item() instanceof Item.Shape b) {
      if (differ(a.style().fill(), b.style().fill())
          || differ(a.style().stroke().paint(), b.style().stroke().paint())) {
        return Optional.of("changes its colour");
      }
    }
    double old = before.opacity() * before.item().opacity();
    double now = after.opacity() * after.item().opacity();
    return Math.abs(old - now) < MIN_OPACITY_CHANGE
        ? Optional.empty()
        : Optional.of(
            String.format(Locale.ROOT, "changes its opacity from %.2f to %.2f", old, now));
  }

  private static boolean differ(Paint a, Paint b) {
    return a.opacity() > 0
        && b.opacity() > 0
        && distance(a.firstColor(), b.firstColor()) > MIN_COLOR_CHANGE;
  }

  private static double distance(Color a, Color b) {
    return Math.abs(a.red() - b.red())
        + Math.abs(a.green() - b.green())
        + Math.abs(a.blue() - b.blue());
  }
}
