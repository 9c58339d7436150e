package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates a subclass of the annotated class, {@code GeneratedWords} in the same package. It has a
 * static method for each public constructor of each public, concrete class that is assignable to
 * {@link #value()}: {@code vCube(double side)} for {@code new VCube(double side)}. It also has the
 * methods that are annotated with {@link Word}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface WordsOf {
  /** Returns the type whose concrete subclasses get functions. */
  Class<?> value();
}
