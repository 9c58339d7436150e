package consumer;

import static zoetrope.Zoetrope.*;

public final class Consumer {
  public static void main(String[] arguments) {
    circle();
  }
}
