package zoetrope.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method that builds scenes that look suspicious but have no faults. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Clean {
  /** The number of variants that the method builds. */
  int value() default 1;

  /** Whether the frame is 9 units wide and 16 units high. */
  boolean tall() default false;
}
