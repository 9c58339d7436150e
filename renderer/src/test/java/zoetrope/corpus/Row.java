package zoetrope.corpus;

import java.util.Set;

/** A kind of fault that the check must see, with the faults that may report it. */
enum Row {
  TEXT_ON_TEXT(0, "OVERLAP", "CROSSING"),
  TEXT_ON_SHAPE(0, "OVERLAP", "CLASH", "COVERED", "CROSSING"),
  SHAPE_OVER_TEXT(0, "OVERLAP", "CLASH", "COVERED", "CROSSING"),
  LABELS_OF_AXIS(0, "OVERLAP"),
  CONTRAST(0, "CONTRAST"),
  LEAVES_FRAME(0, "CUT", "OUTSIDE"),
  TITLE_SAFE(0, "SAFE", "UNSAFE", "TITLE_SAFE"),
  BEYOND_AXES(0, "BEYOND", "BEYOND_AXES"),
  HIDDEN_IN_SPACE(0, "HIDDEN", "CLASH", "COVERED"),
  SOLIDS_ENTER(0, "ENTERS", "SOLIDS"),
  NEVER_SHOWN(0, "UNSHOWN", "NEVER", "NEVER_SHOWN", "UNUSED_OBJECT"),
  VANISHES(0, "VANISHES", "COLLAPSE"),
  LAST_FRAME(0, "JUMP", "POP"),
  POP(0, "POP"),
  SUBTITLES(0, "SUBTITLE", "SUBTITLES"),
  SMALL(0, "SMALL"),
  SHORT(0, "SHORT", "BRIEF"),
  FLASHES(0, "FLASH", "FLASHES"),
  COLOURS(0, "COLORS", "COLOUR", "COLOR"),
  DUPLICATE(0, "DUPLICATE"),
  UPDATER(0, "UPDATER"),
  CAPTURED(0, "CAPTURED"),
  UNSEEN(0, "UNSEEN"),
  UNUSED(0, "UNUSED"),
  TIP(0, "TIP", "OVERLAP", "CLASH", "COVERED");

  /** The least number of cases that must be found with the right object at the right time. */
  final int floor;

  /** The names of the faults; those that do not exist yet are counted as missed. */
  final Set<String> faults;

  Row(int floor, String... faults) {
    this.floor = floor;
    this.faults = Set.of(faults);
  }
}
