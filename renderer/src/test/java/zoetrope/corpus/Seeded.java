package zoetrope.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method that builds a scene with exactly one fault. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(Seeded.Variants.class)
@interface Seeded {
  /** The kind of the fault. */
  FaultKind value();

  /**
   * The variables of the objects that a finding must name, separated by blanks. Bars separate
   * alternatives.
   */
  String object();

  /** When the fault is first visible, in seconds; negative if the fault has no time. */
  double from() default 0;

  /** The latest time when a viewer notices it, if it appears gradually; in seconds. */
  double by() default -1;

  /** The variant that the method builds. */
  int variant() default 0;

  /** Whether the frame is 9 units wide and 16 units high. */
  boolean tall() default false;

  /** The variants of one method. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface Variants {
    /** Returns the variants. */
    Seeded[] value();
  }
}
