package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.RateFunctions;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.VMobject;

/**
 * An animation that draws the outline of each submobject, then transforms it into the submobject.
 * The functions that create it are {@code drawBorderThenFill} (2 s, double smooth), {@code write}
 * (letter by letter, linear, 1 s, or 2 s for 15 members or more) and {@code unwrite}.
 */
public final class DrawBorderThenFill extends Animation<DrawBorderThenFill> {
  private static final double BORDER_WIDTH = 2;

  /** Writing takes twice the time if there are at least this many submobjects. */
  private static final int MIN_LONG_SIZE = 15;

  private final Kind kind;
  private final int size;
  private double strokeWidth = BORDER_WIDTH;
  private boolean lastFirst;
  private Color strokeColor;
  private List<Member> members;

  /** The three animations of this class. */
  enum Kind {
    DRAW_BORDER_THEN_FILL,
    WRITE,
    UNWRITE
  }

  DrawBorderThenFill(Mobject<?> mobject, Kind kind) {
    super(mobject);
    this.kind = kind;
    // Counted now, because submobjects may have no points after animations have begun.
    this.size = mobject.familyWithPoints().size();
    if (kind == Kind.DRAW_BORDER_THEN_FILL) {
      rate(RateFunctions.DOUBLE_SMOOTH);
    } else {
      rate(RateFunctions.LINEAR);
      lagRatio(Math.min(4.0 / Math.max(1, size + Theme.choose(1, 0)), 0.2));
    }
    remover(kind == Kind.UNWRITE);
    lastFirst = kind == Kind.UNWRITE;
  }

  /** Sets the width of the outline, in stroke units; 2 by default. */
  public DrawBorderThenFill strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /** Sets the colour of the outline; by default the stroke or fill colour of each member. */
  public DrawBorderThenFill strokeColor(Color color) {
    strokeColor = color;
    return this;
  }

  /** Sets whether the last submobject comes first; by default only when unwriting. */
  public DrawBorderThenFill reverse(boolean fromLast) {
    lastFirst = fromLast;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return kind == Kind.DRAW_BORDER_THEN_FILL || size >= MIN_LONG_SIZE ? 2 : 1;
  }

  @Override
  public boolean setsPlace() {
    return true;
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  @Override
  protected boolean introduces() {
    return kind != Kind.UNWRITE;
  }

  @Override
  protected void start(Host host) {
    members = new ArrayList<>();
    for (Mobject<?> m : mobject().familyWithPoints()) {
      if (m instanceof VMobject<?> v) {
        members.add(new Member(v, outlineStyle(v)));
      }
    }
  }

  private Style outlineStyle(VMobject<?> member) {
    Style style = member.style();
    Color color = strokeColor != null ? strokeColor : ownColor(member, style);
    Stroke outline = style.stroke().withPaint(new Paint.Solid(color)).withWidths(strokeWidth);
    return style.withFill(style.fill().fade(0)).withFillBorder(0).withStroke(outline);
  }

  /**
   * Returns the colour of the outline: that of the stroke if it has a width, otherwise that of the
   * fill. In the second case, the opacity is still that of the stroke, so that transparent letters
   * stay transparent.
   */
  private static Color ownColor(VMobject<?> member, Style style) {
    Color stroke = member.strokeColor();
    if (style.stroke().maxWidth() > 0) {
      return stroke;
    }
    return member.fillColor().withAlpha(stroke.alpha() > 0 ? stroke.alpha() : 1);
  }

  @Override
  protected void show(double alpha) {
    boolean backwards = kind == Kind.UNWRITE;
    int n = members.size();
    for (int i = 0; i < n; i++) {
      int place = backwards == lastFirst ? i : n - 1 - i;
      members.get(i).show(progress(backwards ? 1 - alpha : alpha, place, n));
    }
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (kind == Kind.UNWRITE) {
      show(0);
    }
  }

  @Override
  public String describe() {
    String name =
        switch (kind) {
          case DRAW_BORDER_THEN_FILL -> "DrawBorderThenFill";
          case WRITE -> "Write";
          case UNWRITE -> "Unwrite";
        };
    return name + "(" + mobject().kind() + ")";
  }

  /** A submobject, whose outline is drawn in the first half and transformed in the second half. */
  private static final class Member {
    private final VMobject<?> subject;
    private final VMobject<?> outline;
    private final Tween filling;

    Member(VMobject<?> subject, Style outlineStyle) {
      this.subject = subject;
      Mobject<?> whole = (Mobject<?>) subject.copy();
      this.outline = (VMobject<?>) (Mobject<?>) subject.copy();
      outline.restyleAlone(s -> outlineStyle);
      this.filling = subject.tween(outline, whole, MotionPath.STRAIGHT);
    }

    void show(double progress) {
      if (progress < 0.5) {
        subject.becomePart(outline, 0, 2 * progress);
      } else {
        filling.at(Math.min(1, 2 * progress - 1));
      }
    }
  }
}
