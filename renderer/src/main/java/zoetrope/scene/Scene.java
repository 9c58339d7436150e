package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A scene: a class that says in {@link #construct()} what is shown, from beginning to end. */
public abstract class Scene {
  private final List<Parameter<?>> parameters = new ArrayList<>();

  /** Builds and animates the scene, strictly forward. Called once, on the stage's thread. */
  protected abstract void construct();

  /** Declares a parameter that {@code --set name=value} can set; see {@link Parameter}. */
  protected final <T> Parameter<T> parameter(String name, T defaultValue) {
    return parameter(name, defaultValue, "");
  }

  /** Declares a parameter with a line that says what it is for. */
  protected final <T> Parameter<T> parameter(String name, T defaultValue, String description) {
    Parameter<T> parameter = new Parameter<>(name, defaultValue, description);
    parameters.add(parameter);
    return parameter;
  }

  /** The declared parameters, in order. */
  public final List<Parameter<?>> parameters() {
    return Collections.unmodifiableList(parameters);
  }
}
