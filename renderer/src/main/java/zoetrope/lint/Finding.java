package zoetrope.lint;

import java.util.Locale;
import zoetrope.scene.PlayRecord;

/**
 * A likely visual fault in a video.
 *
 * @param play the play after which it is first visible; for a pop, the play that begins with it
 * @param from when it is first visible, in seconds
 * @param until the last end of a play where it is visible, in seconds
 * @param what a description with a place, in scene units from the middle of the frame
 */
public record Finding(Kind kind, PlayRecord play, double from, double until, String what) {
  /** The kind of a finding. */
  public enum Kind {
    /** A text that is only partly visible. */
    CUT("move it, make it smaller, or zoom out with the camera", false),
    /** A text outside the frame. */
    OUTSIDE("move it into the frame, or remove it from the stage", false),
    /** Two texts that overlap. */
    OVERLAP("move one of them, or remove one first", false),
    /** A text in nearly the same colour as its background. */
    CONTRAST("use another colour, or put a backgroundRectangle(...) behind it", false),
    /** A text that is on the stage twice at the same place. */
    DUPLICATE("remove one of them: a copy or the start of a transform was left behind", false),
    /** A mobject that appears, vanishes or changes suddenly between two plays. */
    POP("animate the change: fadeIn, fadeOut, animate", false),
    /** An updater that does not run. */
    UPDATER("add it to the stage: updaters run only there", false),
    /** An animated mobject that is not visible. */
    UNSEEN(
        "add it to the stage and move it into the frame first, or leave the animation out", false),
    /** A mobject that an animation changes although it does not animate it. */
    CAPTURED("in the function of animate(...), change only its argument", false),
    /**
     * A translucent mobject that suddenly looks denser, because a copy of it starts at the same
     * place.
     */
    DENSER("make the original opaque, or remove it when its copy appears", true),
    /** A text that is too small to read. */
    SMALL("make it larger: its height should be at least 8 pixels at 480 lines", true),
    /** A text that is hardly visible. */
    FAINT("fade it in or out completely", true),
    /** Two texts that overlap while they move. */
    CROSSING("remove one first, or change the path: pathArc, shift, lagRatio", true),
    /** An arrow whose tip is inside a text. */
    TIP("let the arrow end in front of the text, with a buff", true);

    private final String fix;
    private final boolean note;

    Kind(String fix, boolean note) {
      this.fix = fix;
      this.note = note;
    }

    /** Returns whether this finding is only a note, because the author may have intended it. */
    public boolean isNote() {
      return note;
    }
  }

  Finding seenUntil(double seconds) {
    return new Finding(kind, play, from, seconds, what);
  }

  /** Returns the finding on one line. */
  @Override
  public String toString() {
    String time =
        from == until
            ? String.format(Locale.ROOT, "%.3f s", from)
            : String.format(Locale.ROOT, "%.3f to %.3f s", from, until);
    String place = play.file().isEmpty() ? "" : " (" + play.file() + ":" + play.line() + ")";
    return "play "
        + play.index()
        + place
        + ", "
        + time
        + ": "
        + kind.name().toLowerCase(Locale.ROOT)
        + ": "
        + what
        + "; "
        + kind.fix;
  }
}
