///usr/bin/env jbang "$0" "$@" ; exit $?
//JAVA 17+
//DEPS zoetrope:renderer:1.0.0-SNAPSHOT

import static zoetrope.Zoetrope.*;

import java.nio.file.Path;
import zoetrope.render.Renderer;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;

/** Renders itself with JBang: jbang Circle.java. */
public class Circle extends Scene {
  @Override
  protected void construct() {
    play(create(circle(1.5).setColor(BLUE)));
  }

  public static void main(String[] arguments) {
    Renderer.render(Circle::new, RenderSettings.of(Quality.LOW), Path.of("Circle.mp4"));
  }
}
