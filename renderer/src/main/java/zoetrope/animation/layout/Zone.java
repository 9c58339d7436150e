package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.Mobject;

/**
 * A zone of a page.
 *
 * @param name the name for messages, such as {@code left}
 * @param rank the order of the zones: 0 for the title, {@link #CAPTION} for the caption
 * @param fit what happens to an object that is larger than the zone
 * @param align the side or corner of the zone that the object touches; {@code (0, 0, 0)} for the
 *     centre
 * @param scale the factor by which the object was shrunk
 */
record Zone(String name, int rank, Fit fit, Vec align, double scale) {
  static final int CAPTION = 1000;
  private static final double TOLERANCE = 1e-6;

  /** What happens to an object that is larger than its zone. */
  enum Fit {
    /** An error. */
    STRICT,
    /** The object is scaled down. */
    SHRINK,
    /** The older parts of the object leave the zone at the top. */
    SCROLL
  }

  boolean isBody() {
    return rank > 0 && rank < CAPTION;
  }

  Zone with(Fit newFit) {
    return new Zone(name, rank, newFit, align, scale);
  }

  Zone with(Vec newAlign) {
    return new Zone(name, rank, fit, newAlign, scale);
  }

  Zone with(double newScale) {
    return new Zone(name, rank, fit, align, newScale);
  }

  /** Whether the object does not need all of its size. */
  boolean isFlexible() {
    return fit != Fit.STRICT;
  }

  /** Returns the factor by which a content must be scaled to fit into a zone of this size. */
  double shrinkage(Arranged content, double width, double height) {
    double factor = Math.min(width / content.width(), height / content.height());
    return fit == Fit.SHRINK ? Math.max(0, Math.min(1, factor)) : 1;
  }

  /**
   * Returns the content in a zone of a size, relative to the centre of the zone.
   *
   * @param content the layout of the object, not shrunk
   * @param fade the distance from the zone at which parts that leave it are invisible
   */
  Arranged place(
      Mobject<?> member, Arranged content, double width, double height, double fade, EndStates e) {
    return fit == Fit.SCROLL && content.height() > height + TOLERANCE
        ? scrolled(member, content, width, height, fade, e)
        : touching(content.scaled(shrinkage(content, width, height)), width, height);
  }

  private Arranged touching(Arranged content, double width, double height) {
    double x = Math.signum(align.x()) * (width - content.width()) / 2;
    double y = Math.signum(align.y()) * (height - content.height()) / 2;
    return content.moved(Vec.of(x, y));
  }

  /** Moves the content up until its last visible part is in the zone. */
  private Arranged scrolled(
      Mobject<?> member, Arranged content, double width, double height, double fade, EndStates e) {
    double x = Math.signum(align.x()) * (width - content.width()) / 2;
    List<Arranged> parts = parts(member, content, e);
    double bottom = content.height() / 2 - height;
    for (int i = 0; i < parts.size(); i++) {
      if (e.shows(member.children().get(i)) && !parts.get(i).isEmpty()) {
        bottom = Math.min(bottom, y(parts.get(i), -1));
      }
    }
    double up = -height / 2 - bottom;
    List<Arranged> moved = new ArrayList<>();
    for (Arranged part : parts) {
      Arranged shifted = part.moved(Vec.of(x, up));
      boolean leaves = !part.isEmpty() && y(shifted, 1) > height / 2 + TOLERANCE;
      moved.add(leaves ? shifted.with(spot -> spot.fading(fade)) : shifted);
    }
    Arranged all = Arranged.of(content.width(), content.height(), moved);
    return new Arranged(
        all.width(), all.height(), all.spots(), content.moved(Vec.of(x, up)).boxes());
  }

  /** Returns the parts of a content that belong to the children of its object. */
  private static List<Arranged> parts(Mobject<?> member, Arranged content, EndStates e) {
    List<Arranged> parts = new ArrayList<>();
    Vec middle = e.box(member).center();
    for (Mobject<?> child : member.children()) {
      if (member instanceof LayoutBox<?>) {
        List<Spot> spots =
            content.spots().stream().filter(s -> child.anyMember(m -> m == s.member())).toList();
        parts.add(new Arranged(0, 0, spots, List.of()));
      } else {
        Arranged part = Arranged.of(child, e.box(child));
        parts.add(part.moved(e.box(child).center().minus(middle).with(2, 0)));
      }
    }
    return parts;
  }

  /** Returns the y coordinate of the upper side (1) or the lower side (-1) of a part. */
  private static double y(Arranged part, int side) {
    return side * part.spots().stream().mapToDouble(s -> side * s.y(side)).max().orElse(0);
  }

  /** Returns the message for an object that does not fit; empty if it fits. */
  String problem(Mobject<?> member, Arranged content, double width, double height) {
    boolean isTooWide = content.width() > width + TOLERANCE && fit != Fit.SHRINK;
    boolean isTooHigh = content.height() > height + TOLERANCE && fit == Fit.STRICT;
    if (width > 0 && height > 0 && !isTooWide && !isTooHigh) {
      return "";
    }
    return Messages.of(
        "%s is %.2f x %.2f units, but the zone %s of the page has %.2f x %.2f: make it smaller, or"
            + " call shrink()%s after %s(...)",
        MemberNames.of(member),
        content.width(),
        content.height(),
        name,
        Math.max(0, width),
        Math.max(0, height),
        isTooWide || rank == 0 || rank == CAPTION ? "" : " or scroll()",
        name);
  }
}
