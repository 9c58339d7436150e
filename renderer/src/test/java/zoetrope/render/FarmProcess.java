package zoetrope.render;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cluster.Farm;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmWorker;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;
import zoetrope.render.result.FarmException;

/** A farm in another Java process, which receives requests and returns segments. */
final class FarmProcess implements Farm {
  /** Runs the program of the other process. */
  public static void main(String[] args) throws IOException, ClassNotFoundException {
    ObjectInputStream in = new ObjectInputStream(System.in);
    ObjectOutputStream out = new ObjectOutputStream(System.out);
    FarmFilm film = (FarmFilm) in.readObject();
    try (FarmWorker worker = new FarmWorker(1, "give it more", Path::of)) {
      for (int left = in.readInt(); left > 0; left--) {
        out.writeObject(worker.make(film, (SegmentOrder) in.readObject(), SegmentCache.none()));
      }
    }
    out.flush();
  }

  @Override
  public void make(FarmFilm film, List<SegmentOrder> orders, Consumer<FarmedSegment> results) {
    try {
      Process process =
          new ProcessBuilder(
                  System.getProperty("java.home") + "/bin/java",
                  "-Djava.awt.headless=true",
                  "-XX:TieredStopAtLevel=1",
                  "-Dorg.bytedeco.javacpp.cachedir="
                      + System.getProperty("org.bytedeco.javacpp.cachedir"),
                  "-cp",
                  System.getProperty("java.class.path"),
                  FarmProcess.class.getName())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      ObjectOutputStream out = new ObjectOutputStream(process.getOutputStream());
      out.writeObject(film);
      out.writeInt(orders.size());
      for (SegmentOrder order : orders) {
        out.writeObject(order);
      }
      out.flush();
      ObjectInputStream in =
          new ObjectInputStream(new BufferedInputStream(process.getInputStream()));
      for (int i = 0; i < orders.size(); i++) {
        results.accept((FarmedSegment) in.readObject());
      }
      process.waitFor();
    } catch (IOException | ClassNotFoundException e) {
      throw new FarmException(e.toString(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
