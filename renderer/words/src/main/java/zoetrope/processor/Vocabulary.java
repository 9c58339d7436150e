package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the class whose public static members, inherited ones included, are the functions and
 * constants of the API for scenes. The processor then writes the reference, {@value
 * ReferenceProcessor#RESOURCE}. The reference contains these functions and constants, and all
 * public types of the same compilation, except those in packages called {@code internal}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Vocabulary {}
