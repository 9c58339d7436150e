package zoetrope.corpus;

import java.util.Set;

/** A kind of fault that the check must see, with the faults that may report it. */
enum FaultKind {
  TEXT_ON_TEXT(31, "OVERLAP", "CROSSING", "PASSING"),
  TEXT_ON_SHAPE(31, "OVERLAP", "CLASH", "COVERED", "CROSSING", "PASSING"),
  SHAPE_OVER_TEXT(24, "OVERLAP", "CLASH", "COVERED", "CROSSING", "PASSING"),
  LABELS_OF_AXIS(6, "OVERLAP"),
  CONTRAST(16, "CONTRAST"),
  LEAVES_FRAME(24, "CUT", "OUTSIDE"),
  TITLE_SAFE(6, "UNSAFE", "EDGE"),
  BEYOND_AXES(7, "BEYOND"),
  HIDDEN_IN_SPACE(4, "HIDDEN", "CLASH", "COVERED"),
  SOLIDS_ENTER(3, "ENTERS"),
  NEVER_SHOWN(6, "FORGOTTEN"),
  VANISHES(7, "VANISHES"),
  LAST_FRAME(6, "JUMP", "POP"),
  POP(22, "POP"),
  SMALL(8, "SMALL", "TINY_NUMBERS"),
  SHORT(6, "SHORT"),
  FLASHES(6, "FLASH"),
  COLOURS(3, "COLORS"),
  DUPLICATE(3, "DUPLICATE"),
  UPDATER(2, "UPDATER"),
  LATE(5, "LATE"),
  CAPTURED(2, "CAPTURED"),
  UNSEEN(2, "UNSEEN"),
  UNUSED(2, "UNUSED"),
  TIP(3, "TIP", "OVERLAP", "CLASH", "COVERED");

  /** The minimum number of cases whose finding must name the right objects. */
  final int minNamed;

  /** The names of the faults. */
  final Set<String> faults;

  FaultKind(int minNamed, String... faults) {
    this.minNamed = minNamed;
    this.faults = Set.of(faults);
  }
}
