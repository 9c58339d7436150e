package zoetrope.vocabulary;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.booleans.Difference;
import zoetrope.mobject.booleans.Exclusion;
import zoetrope.mobject.booleans.Intersection;
import zoetrope.mobject.booleans.Union;

/** Makes shapes combined. */
public abstract class BooleanWords extends NetworkWords {
  /** Not to be made. */
  protected BooleanWords() {}

  /** {@code subject} without all of {@code clips}, of which there is at least one. */
  public static Difference difference(Mobject<?> subject, Mobject<?>... clips) {
    return new Difference(subject, clips);
  }

  /** The exclusion of two objects or more. */
  public static Exclusion exclusion(Mobject<?>... mobjects) {
    return new Exclusion(mobjects);
  }

  /** The intersection of two objects or more. */
  public static Intersection intersection(Mobject<?>... mobjects) {
    return new Intersection(mobjects);
  }

  /** The union of two objects or more. */
  public static Union union(Mobject<?>... mobjects) {
    return new Union(mobjects);
  }
}
