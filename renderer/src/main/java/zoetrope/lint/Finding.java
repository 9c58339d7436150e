package zoetrope.lint;

import java.util.Locale;
import zoetrope.scene.PlayRecord;

/**
 * Something that looks like a fault in a film.
 *
 * @param play after which it is seen first; for a pop, the one that begins with it
 * @param from when it is seen first, in seconds
 * @param until the last end of a play at which it is seen, in seconds
 * @param what is seen, and where: scene units of the frame, which is 8 high, from its middle
 */
public record Finding(Kind kind, PlayRecord play, double from, double until, String what) {
  /** What is wrong. */
  public enum Kind {
    /** A text that can be seen in part only. */
    CUT("move it, make it smaller, or let the camera see more", false),
    /** A text that nothing can be seen of. */
    OUTSIDE("move it into the frame, or take it off the stage", false),
    /** Two texts that lie on one another. */
    OVERLAP("move one of them, or let it go first", false),
    /** A text that is there twice. */
    DUPLICATE("remove one of them: a copy or the start of a transform was left behind", false),
    /** Something that comes, goes or changes at once between two plays. */
    POP("let an animation do it: fadeIn, fadeOut, animate", false),
    /** An updater that does not run. */
    UPDATER("add it to the stage: only what is there is updated", false),
    /** Something that is animated where nobody sees it. */
    UNSEEN("bring it onto the stage and into the frame first, or leave the animation out", false),
    /** Something that an animation changes although it is not the animation's own object. */
    CAPTURED("change nothing but its argument in the function of animate(...)", false),
    /** Something that is seen through, and at once denser, because a copy begins its way on it. */
    DENSER("fill what is copied wholly, or let it go as its copy comes", true),
    /** A text that is too small to be read. */
    SMALL("make it larger: 8 pixels of 480 are the least", true),
    /** A text that can hardly be seen. */
    FAINT("let it come or go wholly", true),
    /** Two texts that lie on one another on their way. */
    CROSSING("let one go first, or take another way: pathArc, shift, lagRatio", true),
    /** An arrow that ends in a text. */
    TIP("let the arrow end before it, with a buff", true);

    private final String remedy;
    private final boolean note;

    Kind(String remedy, boolean note) {
      this.remedy = remedy;
      this.note = note;
    }

    /** Whether it may well be meant. */
    public boolean isNote() {
      return note;
    }
  }

  Finding seenUntil(double seconds) {
    return new Finding(kind, play, from, seconds, what);
  }

  /** Everything in a line. */
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
        + kind.remedy;
  }
}
