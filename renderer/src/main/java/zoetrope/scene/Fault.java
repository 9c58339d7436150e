package zoetrope.scene;

/**
 * A kind of visible fault that {@code render check} finds. A scene can {@linkplain
 * Scene#allow(Fault, String, zoetrope.mobject.Mobject[]) allow} a fault.
 */
public enum Fault {
  /** A text, or a closed shape at rest, that is only partly in the frame. */
  CUT("move it, make it smaller, or zoom out with the camera", Severity.ERROR),
  /** A text outside the frame. */
  OUTSIDE("move it into the frame, or remove it from the stage", Severity.ERROR),
  /** Two texts that overlap. */
  OVERLAP("move one of them, or remove one first", Severity.ERROR),
  /** A text that a line crosses, or that an area covers partly. */
  CLASH("move one of them, or put a backgroundRectangle(...) behind the text", Severity.ERROR),
  /** A text in nearly the same colour as its background. */
  CONTRAST("use another colour, or put a backgroundRectangle(...) behind it", Severity.ERROR),
  /** A text that is on the stage twice at the same place. */
  DUPLICATE(
      "remove one of them: a copy or the start of a transform was left behind", Severity.WARNING),
  /** A mobject that appears, vanishes or changes suddenly between two plays. */
  POP("animate the change: fadeIn, fadeOut, animate", Severity.WARNING),
  /** A mobject whose area vanishes in the middle of a play. */
  VANISHES(
      "turn it with rotate(...) instead of flip() or a matrix, or reverse the points of its target",
      Severity.WARNING),
  /** A mobject that jumps in the last frame of a play. */
  JUMP("let the animation end with the value that its last frames approach", Severity.WARNING),
  /** An object that is made, but neither shown nor used. */
  FORGOTTEN("show it with play(...) or add(...), or remove it", Severity.WARNING),
  /** An updater that does not run. */
  UPDATER("add it to the stage: updaters run only there", Severity.WARNING),
  /** A mobject that follows another one, but is updated before it, so it is one frame late. */
  LATE("add the object that it follows to the stage first", Severity.WARNING),
  /** An animated mobject that is not visible. */
  UNSEEN(
      "show it in the frame first, with an opacity above 0, or leave the animation out",
      Severity.WARNING),
  /**
   * A mobject that changes in the function of an animation, although another mobject is animated.
   */
  CAPTURED("in the function of animate(...), change only its argument", Severity.WARNING),
  /**
   * A translucent mobject that suddenly looks denser, because a copy of it starts at the same
   * place.
   */
  DENSER("make the original opaque, or remove it when its copy appears", Severity.NOTE),
  /** A text that is too small to read. */
  SMALL("make it larger: its height should be at least 8 pixels at 480 lines", Severity.NOTE),
  /** A text that is hardly visible. */
  FAINT("fade it in or out completely", Severity.NOTE),
  /** Two texts that overlap while they move. */
  CROSSING("remove one first, or change the path: pathArc, shift, lagRatio", Severity.WARNING),
  /** A text that a line crosses, or that an area covers partly, but only during a movement. */
  PASSING("change the path: pathArc, shift, lagRatio", Severity.NOTE),
  /** A curve or a dot beyond its axes. */
  BEYOND(
      "choose larger ranges for the axes, or a smaller range for the curve or dot",
      Severity.WARNING),
  /** A text in space that a surface or solid hides. */
  HIDDEN(
      "move it in front, turn the camera, or fix it in the frame: addFixedInFrameMobjects(...)",
      Severity.WARNING),
  /** Two solids that intersect. */
  ENTERS("move one of them, or make one of them transparent", Severity.NOTE),
  /** A text that is shown too briefly to be read. */
  SHORT("show it longer: pause(...)", Severity.WARNING),
  /** An object that flashes more than three times in a second, which can cause seizures. */
  FLASH("flash at most three times in a second, or change the colour less", Severity.ERROR),
  /** A text near the edge of the frame, which some screens cut off. */
  UNSAFE("keep a distance of 3.5 % of the frame's width and height from its edges", Severity.NOTE),
  /** A text that nearly touches the edge of the frame. */
  EDGE("keep a distance of 3.5 % of the frame's width and height from its edges", Severity.WARNING),
  /** Numbers of an axis that are too small to read. */
  TINY_NUMBERS(
      "make them larger: AxisStyle.numberSize(...), or do not scale the axes down",
      Severity.WARNING),
  /** Graphs in a legend whose colours look the same to some viewers. */
  COLORS("choose colours of different lightness, or dash one of the lines", Severity.NOTE),
  /**
   * A text that a shape hides partly during a movement, for so long that viewers miss the hidden
   * part.
   */
  COVERED(
      "change the path, or put the text in front: addForegroundMobjects(...) or setZIndex(1)",
      Severity.WARNING),
  /** An arrow whose tip is inside a text. */
  TIP("let the arrow end before it reaches the text, with a buff", Severity.NOTE),
  /** A call of {@code allow} that allows no fault. */
  UNUSED("remove allow(...)", Severity.WARNING);

  private final String fix;
  private final Severity severity;

  Fault(String fix, Severity severity) {
    this.fix = fix;
    this.severity = severity;
  }

  public Severity severity() {
    return severity;
  }

  /** Returns whether the severity is {@link Severity#NOTE}. */
  public boolean isNote() {
    return severity == Severity.NOTE;
  }

  public String fix() {
    return fix;
  }

  /** The severity of a finding. */
  public enum Severity {
    /** Viewers cannot see or read something that the author shows. */
    ERROR,
    /** Viewers see a flaw, or the author's code has no effect. */
    WARNING,
    /** The author may have intended it. */
    NOTE
  }
}
