package zoetrope.farm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;

/**
 * How long loads take on many executors, reckoned from what was measured on a few: list scheduling
 * of segments behind a driver that plans films and muxes them on each of its cores, and launches
 * one task after the other.
 */
final class ClusterModel {
  private final Costs costs;
  private final boolean together;

  /**
   * What is measured, in seconds.
   *
   * @param start connecting, up to the first task
   * @param executor an executor's first segment of a film: its classes and files, code not compiled
   * @param plan what the driver takes for each frame of a film, dry run, cut and hashes together
   * @param launch what the driver's processor takes to hand a task out and take back what comes
   * @param stage running the scene past a frame without taking it
   * @param draw drawing and coding a frame
   * @param mux what the driver takes for a segment that comes back, and its muxing
   * @param cores of the driver
   */
  record Costs(
      double start,
      double executor,
      double plan,
      double launch,
      double stage,
      double draw,
      double mux,
      int cores) {}

  /**
   * Films of one kind.
   *
   * @param films how many
   * @param frames of each
   * @param segment how many of them are a segment
   * @param draw seconds for each frame
   */
  record Load(String name, int films, int frames, int segment, double draw) {
    int segments() {
      return (frames + segment - 1) / segment;
    }
  }

  /**
   * A simulation.
   *
   * @param together whether a task has several segments where others wait, see {@link Batches}
   */
  ClusterModel(Costs costs, boolean together) {
    this.costs = costs;
    this.together = together;
  }

  /** The seconds from the beginning to the last film. */
  double seconds(Load load, int executors) {
    double[] planners = new double[costs.cores()];
    Arrays.fill(planners, costs.start());
    PriorityQueue<double[]> free = new PriorityQueue<>((a, b) -> Double.compare(a[0], b[0]));
    for (int i = 0; i < executors; i++) {
      free.add(new double[] {costs.start(), 0, -1, 0});
    }
    double launcher = 0;
    double end = 0;
    PriorityQueue<Double> begins = new PriorityQueue<>();
    for (int film = 0; film < load.films(); film++) {
      int planner = 0;
      for (int i = 1; i < planners.length; i++) {
        planner = planners[i] < planners[planner] ? i : planner;
      }
      planners[planner] += load.frames() * costs.plan();
      while (!begins.isEmpty() && begins.peek() <= planners[planner]) {
        begins.remove();
      }
      int batch = together ? Batches.size(begins.size(), executors) : 1;
      for (int k = 0; k < load.segments(); k += batch) {
        double[] executor = free.poll();
        int many = Math.min(batch, load.segments() - k);
        launcher = Math.max(launcher, planners[planner]) + costs.launch();
        planners[planner] += many * costs.mux();
        double begin = Math.max(executor[0], launcher);
        begins.addAll(Collections.nCopies(many, begin));
        double first = (double) k * load.segment();
        // A run that rests goes on from where it was; another film's begins anew.
        double from = executor[2] == film ? executor[3] : 0;
        double cold = executor[1]++ == 0 ? costs.executor() : 0;
        int frames = Math.min(many * load.segment(), load.frames() - k * load.segment());
        executor[0] = begin + cold + (first - from) * costs.stage() + frames * load.draw();
        executor[2] = film;
        executor[3] = first + frames;
        end = Math.max(end, executor[0]);
        free.add(executor);
      }
    }
    return end;
  }

  /** A row of a table: the load's name, and the seconds that each number of executors takes. */
  List<String> row(Load load, int... executors) {
    List<String> cells = new ArrayList<>();
    cells.add(load.name());
    for (int many : executors) {
      cells.add(String.format(Locale.ROOT, "%,.0f s", seconds(load, many)));
    }
    return cells;
  }
}
