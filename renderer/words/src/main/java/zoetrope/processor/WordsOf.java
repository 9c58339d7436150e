package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has a subclass of the annotated class generated, {@code GeneratedWords} in the same package, with
 * a static method for each public constructor of each public class that is concrete and assignable
 * to {@link #value()}: {@code vCube(double side)} for {@code new VCube(double side)}. It has what
 * is annotated with {@link Word} as well.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface WordsOf {
  /** The type whose concrete subclasses have words. */
  Class<?> value();
}
