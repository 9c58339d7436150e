package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a public static method a word of the author. Constructors that {@link WordsOf} finds need
 * no annotation.
 *
 * <pre>
 * {@literal @}Word("circleThrough")
 * public static Circle through(Vec a, Vec b, Vec c) {
 * </pre>
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Word {
  /** The name of the word; that of the method when it is empty. */
  String value() default "";
}
