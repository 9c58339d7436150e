package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a public static method a function of the API for scenes. Constructors that {@link WordsOf}
 * finds need no annotation.
 *
 * <pre>
 * {@literal @}Word("circleThrough")
 * public static Circle through(Vec a, Vec b, Vec c) {
 * </pre>
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Word {
  /** Returns the name of the function; if empty, it has the name of the method. */
  String value() default "";
}
