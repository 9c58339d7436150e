package zoetrope.lint;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;

/**
 * A fault in one frame, or a touch that may become a fault in later frames. Its words are computed
 * when needed.
 */
final class FrameFault {
  private final Fault kind;
  private final Level level;
  private final String key;
  private final Supplier<Words> source;

  /** The share of a text that suffers from the fault, or 0. */
  private final double extent;

  /** Whether an updater moves or redraws the object that disturbs a text. */
  private BooleanSupplier byUpdater = () -> false;

  /** Null until they are needed. */
  private Words words;

  /** The severity of a fault in a frame. */
  enum Level {
    /** The objects only touch. */
    TOUCH,
    /** It is a fault. */
    FAULT,
    /** A small part of a text is hidden. */
    PART,
    /** A large part of a text is hidden. */
    LOSS
  }

  /**
   * The description of a fault.
   *
   * @param what the objects and the fault in words
   * @param where the place and the extent in this frame, to be appended
   */
  record Words(List<FoundObject> objects, String what, String where, FaultFix fix) {}

  /**
   * Creates a fault.
   *
   * @param objects the objects that it concerns, equal in all frames with the same fault; see
   *     {@link #key}
   */
  FrameFault(Fault kind, Level level, String objects, Supplier<Words> words) {
    this(kind, level, objects, 0, words);
  }

  /**
   * Creates a fault whose words are those of the moment when it has its largest extent.
   *
   * @param extent the share of a text that suffers from the fault, in [0, 1]
   */
  FrameFault(Fault kind, Level level, String objects, double extent, Supplier<Words> words) {
    this.kind = kind;
    this.level = level;
    this.key = key(kind, objects);
    this.extent = extent;
    this.source = words;
  }

  /** Creates a fault with these words, which are equal in all frames with the same fault. */
  FrameFault(Fault kind, List<FoundObject> objects, String what, String where, String fix) {
    this(kind, Level.FAULT, " " + what, () -> new Words(objects, what, where, FaultFix.of(fix)));
  }

  Fault kind() {
    return kind;
  }

  /**
   * Sets whether an updater moves or redraws the object that disturbs a text. Returns the fault.
   */
  FrameFault by(BooleanSupplier hasUpdater) {
    byUpdater = hasUpdater;
    return this;
  }

  /** Whether an updater moves or redraws the object that disturbs a text. */
  boolean isByUpdater() {
    return byUpdater.getAsBoolean();
  }

  /** Returns the severity of the fault in this frame. */
  Level level() {
    return level;
  }

  /** Returns the share of a text that suffers from the fault, or 0. */
  double extent() {
    return extent;
  }

  /** Returns a key that is equal in all frames with the same fault. */
  String key() {
    return key;
  }

  /**
   * Returns the key of faults of a kind. OUTSIDE has the same key as CUT, and PASSING the same as
   * CLASH, because one can turn into the other from frame to frame.
   */
  static String key(Fault kind, String objects) {
    Fault family = kind == Fault.OUTSIDE ? Fault.CUT : kind == Fault.PASSING ? Fault.CLASH : kind;
    return family.name() + objects;
  }

  /** Returns what is said about it. */
  Words words() {
    if (words == null) {
      words = source.get();
    }
    return words;
  }

  Finding at(PlayRecord play, double seconds) {
    Words said = words();
    String what = said.what + said.where;
    return said.fix.of(new Finding(kind, play, seconds, seconds, said.objects, what));
  }
}
